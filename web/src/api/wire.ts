// Written by tools/wire_types.py from server/wire/messages.py and bodies/. Do not edit: `make wire` writes it anew.

export type Data = { [key: string]: unknown };

/** GET /api/about/<language>: what whoever runs the server says, and how many days data are kept; 0 means for ever. */
export interface About { imprint: string; privacy: string; days: { [name: string]: number } }

/** Play an action (or a named choice) for a seat, answering the view with this seq.
 *
 * With `free`, only if it can be undone freely afterwards; otherwise the refusal is `confirm_first`, and the page asks. */
export interface Act {
  type: "act"; seat: number; seq: number; action?: number;
  choice?: { [name: string]: boolean | number | string } | null; free?: boolean;
}

/** GET /api/balance/…: how fair a game is between bots. Until it is `ready`, `done` of `of` games are over. */
export interface BalanceReport {
  ready: boolean; done: number; of: number; title: string; intro: string; sections: ReportSection[];
}

/** The numbers of one kind of choice: from `first` on, the last field running fastest. */
export interface BlockInfo { kind: string; first: number; fields: FieldInfo[] }

/** A reason of a bot: a key under `reason` in the words, and facts; one that has a `kind` is a choice. */
export interface BotReason { key: string; facts: Data }

/** A seat for a bot of a level that GET /api/games lists. */
export interface BotSeat { who: "bot"; level: string; name?: string }

/** POST /api/tables/<table>/branch: a new table that begins after `step` choices of a finished one. */
export interface Branch {
  tokens: string[]; step: number; seats: (Here | Invited | BotSeat)[]; undo?: "consent" | "free" | "off";
  spectators?: boolean; clock?: number;
}

/** A wish to be called, with all that is stored of it. */
export interface CallData {
  way: string; target: string; language: string; zone: string; quiet_from: number; quiet_until: number;
  confirmed: boolean; created: number;
}

/** A wish to be called; `shown` is the address or the host, without secrets. */
export interface CallInfo {
  id: string; way: "discord" | "mail" | "matrix" | "ntfy" | "push"; shown: string; confirmed: boolean;
  zone: string; quiet_from: number; quiet_until: number;
}

/** POST /api/tables/<table>/calls: call me when it is this seat's turn; the answer is CallInfo.
 *
 * `target` has for push `endpoint`, `p256dh` and `auth`; for mail `address`; for ntfy and Discord `url` (ntfy may have a `secret`);
 * for Matrix `url`, `room` and `secret`. Quiet hours are minutes after midnight in the time zone; the same twice: none. */
export interface CallMe {
  seat: number; tokens: string[]; way: "discord" | "mail" | "matrix" | "ntfy" | "push";
  target: { [name: string]: string }; language?: string; zone?: string; quiet_from?: number;
  quiet_until?: number;
}

/** GET /api/calls: the ways this server can call people; the key browsers subscribe with; hosts for webhooks. */
export interface Callable {
  ways: ("discord" | "mail" | "matrix" | "ntfy" | "push")[]; push_key: string; hook_hosts: string[];
}

/** POST /api/tables/<table>/calls/list: where somebody is called for a seat. */
export interface Calls { calls: CallInfo[] }

/** GET /api/challenges/<challenge>: what is played, and what people made of it, the first first.
 *
 * `bots` has the level of the bot in each seat, empty where the person sits. Neither the seed nor the tables are told, so that
 * nobody can look into the deal before playing it. */
export interface Challenge {
  challenge: string; game: string; variant: string; settings: { [name: string]: boolean | number | string };
  bots: string[]; results: ChallengeResult[];
}

/** What somebody made of the deal. `again` if it was not their first try; `over` is false while they play. */
export interface ChallengeResult {
  name: string; points: number; won: boolean; over: boolean; again: boolean;
}

/** The table itself changed: somebody sat down, the game began or ended, a rematch was made. */
export interface Changed { type: "changed"; info: TableInfo }

/** Send a chat line; seat -1 is a spectator. */
export interface Chat { type: "chat"; seat: number; text: string }

/** One chat line. `seat` is -1 for a spectator, `number` counts the lines of the table. */
export interface Chatted { number: number; seat: number; name: string; text: string; at: number }

/** A choice of a person: its number in the log, the number of the action, and the time in milliseconds. */
export interface ChoiceData { seq: number; action: number; at: number }

/** GET /api/tables/<table>/circle: the tables of the same people, linked by rematches, and who won how often. */
export interface Circle { players: CirclePlayer[]; tables: CircleTable[] }

/** Somebody of a circle: the newest name, finished games, and the share of them that was won. */
export interface CirclePlayer { name: string; bot: boolean; games: number; won: number }

/** A table of a circle: names, points and winners by seat; empty while it is not over. */
export interface CircleTable {
  table: string; game: string; variant: string; created: number; over: boolean; names: string[];
  points: number[]; winners: number[];
}

/** The server closes this socket, and why; reconnect after `after` seconds. */
export interface Closing { type: "closing"; code: string; after: number }

/** Agree or not to a request to undo. */
export interface Consent { type: "consent"; seat: number; agree: boolean }

/** A phase seen in a game of bots: what the deciding seat saw, and what it chose. */
export interface DrawnPhase { id: string; seen: SeatView; to_act: number[]; choice: Data }

/** GET /api/rounds/<game>/<variant>: a round as it went in a game of bots, and how that game ended. */
export interface DrawnRound { seats: number; phases: DrawnPhase[]; end: SeatView; result: Result }

/** A field of a kind of choice and its values, in the order they are numbered. */
export interface FieldInfo { name: string; values: (boolean | number | string)[] }

/** POST /api/tables/<table>/fill: a bot takes a seat nobody has taken yet; `tokens` prove a seat at the table. */
export interface Fill { tokens: string[]; seat: number; level: string; name?: string }

/** A game; its first variant is the default, in which a seat makes about `decisions` decisions. */
export interface GameInfo { name: string; rules: string; variants: VariantInfo[]; decisions: number }

/** An event as one seat heard it, and the step it belongs to. */
export interface Heard { step: number; event: Data }

/** Always first: which seats these tokens open, and the last seq this page has seen (-1: none).
 *
 * `names` asks for legal actions by name as well, for programs that do not load the printed blocks. */
export interface Hello { type: "hello"; tokens: string[]; seen?: number; names?: boolean }

/** A seat for the browser that makes the table; several of them share a screen (hot-seat).
 *
 * `same_as` is the token of another seat of the same person, whose four words then recover this one too. */
export interface Here { who: "here"; name: string; same_as?: string }

/** Ask what a good player would do now in this seat, and why; only where nobody else plays, or all agreed to hints. */
export interface Hint { type: "hint"; seat: number; seq: number }

/** The answer to a hint: up to three choices, the best first, and the reasons for the first. */
export interface Hinted {
  type: "hinted"; seat: number; seq: number; choices: Suggestion[]; reasons: BotReason[];
}

/** What to put behind `#` in the link for an invited seat; the first to open it takes the seat. */
export interface Invitation { seat: number; invitation: string }

/** A seat for whoever is sent its link; `name` is a suggestion. */
export interface Invited { who: "invited"; name?: string }

/** The review of one decision, which leads to step `number` + 1; shares of the win by seat.
 *
 * `shares` is how everybody stood after chance had answered, `band` half its 95 % interval, `expected` what was to be
 * expected of the choice before. `cost` is what the better choice promised more to the deciding seat. */
export interface Judged {
  number: number; seat: number; round: number; choice: Data; shares: number[]; band: number[];
  expected: number[]; better: Data | null; cost: number;
}

/** A lesson: the table to create for it (`bots` by seat, empty for the learner), and its steps. */
export interface LessonInfo {
  name: string; variant: string; settings: { [name: string]: boolean | number | string }; seed: string;
  bots: string[]; steps: LessonStep[]; occasions: LessonStep[];
}

/** A step of a lesson, as play/lessons.py has it; what is said is under `lesson.<lesson>.<step>` in its words. */
export interface LessonStep {
  id: string; question: Data; choices: Data[]; light: string[]; also: Data[]; picture: string;
}

/** GET /api/lessons/<game>/<language>: the lessons of a game, and their sentences as Fluent messages. */
export interface Lessons { lessons: LessonInfo[]; rounds: RoundInfo[]; words: string }

/** The answer to POST /api/mine: first tables that are not over, each newest first; `next` is the `first` of the following page, 0 if there is none. */
export interface Mine { tables: MyTable[]; next?: number }

/** GET /api/tables/<table>/at/<step>: the views of the reader's seats (of all, once the game is over). */
export interface Moment { step: number; to_act: number[]; seats: SeatView[]; result: Result | null }

/** POST /api/tables/<table>/mute: what seat `whom` says is not sent to one's own seat any more, or is again. */
export interface Mute { seat: number; tokens: string[]; whom: number; muted?: boolean }

/** The answer to POST /api/my-data: all that is stored about the owner of some tokens, by seat. */
export interface MyData { seats: SeatData[] }

/** A table and the seats in it that the tokens open. */
export interface MyTable { info: TableInfo; seats: number[] }

/** POST /api/mine: the tokens of one's seats, and where the page of the list begins. */
export interface MyTokens { tokens: string[]; first?: number }

/** POST /api/tables: create a table.
 *
 * `seed` is a whole number in decimal digits; empty lets the server draw one, which is shown when the
 * game is over. `clock` is the seconds a person has for one decision before a bot makes it; 0 is none. With `late`, the level of
 * a bot, that bot takes the whole seat then, until its owner takes it back. With `hints` the
 * creator agrees to hints for everybody, which then wait for the others to agree as well.
 * With a `phase` the table begins where that phase of the round is seen in the game of bots, with a `lesson` where that lesson begins. */
export interface NewTable {
  game: string; seats: (Here | Invited | BotSeat)[]; variant?: string;
  settings?: { [name: string]: boolean | number | string }; seed?: string; undo?: "consent" | "free" | "off";
  spectators?: boolean; clock?: number; hints?: boolean; phase?: string; lesson?: string; late?: string;
}

/** POST /api/one-code: from now on the words of the first of these tokens recover the seats of all. */
export interface OneCode { tokens: string[] }

/** The finished table and step a branch was started from. */
export interface Origin { table: string; step: number }

/** POST /api/own-games: the finished tables at which somebody sat in one seat: counted, and each, newest first. */
export interface OwnGames { tallies: Tally[]; played: PlayedGame[] }

/** POST /api/tables/<table>/hand-on, .../renew, .../take-back, .../calls/list: the own seat, and the tokens that open it. */
export interface OwnSeat { seat: number; tokens: string[] }

/** POST /api/tables/<table>/pause: want a pause, or (`wish` false) let the game go on at once. */
export interface Pause { seat: number; tokens: string[]; wish?: boolean }

/** A phase of a round, as play/rounds.py has it; what is said is under `round.<variant>.<id>` in the lessons' words. */
export interface PhaseInfo { id: string; rule: string; question: Data; choice: Data; light: string[] }

/** POST /api/records/play: a new table that goes on where the record of an unfinished game ends. */
export interface PlayOn {
  text: string; seats: (Here | Invited | BotSeat)[]; undo?: "consent" | "free" | "off"; spectators?: boolean;
  clock?: number;
}

/** A finished table as its owner remembers it: names, points and bots by seat, the own seat, and the share of the win.
 *
 * `levels` has the level of each bot, and nothing for a person. */
export interface PlayedGame {
  table: string; game: string; variant: string; created: number; seat: number; names: string[];
  points: number[]; won: number; levels: string[];
}

/** Seats that have a page open, and the number of spectators. */
export interface Presence { type: "presence"; online: number[]; spectators: number }

/** GET /api/printed/<game>/<variant>/<seats>?<setting>=<value>: what is printed, and all choices. */
export interface Printed {
  game: string; variant: string; seats: number; settings: { [name: string]: boolean | number | string };
  rules: string; material: string; printed: Data; blocks: BlockInfo[];
}

/** Every HTTP error: a code (with a sentence in the words under `problem`), facts, and a sentence in English.
 *
 * For a wrong record or option the facts hold `fault`, whose sentence stands under `fault` and is filled by the facts in `about`. */
export interface Problem { code: string; facts: Data; message: string }

/** A choice of a solution: the share of the win expected of it, and in what the best one is better. */
export interface PuzzleChoice { choice: Data; share: number; reasons: BotReason[] }

/** A puzzle in a list; the title of its `kind` is under `theme` in the game's words. `level` is 1 (easy) to 3. */
export interface PuzzleInfo { id: string; kind: string; level: number; variant: string; seats: number }

/** GET /api/puzzles/<game>/<puzzle>/solution: the best choices, the answer first, and how many of the bots find it. */
export interface PuzzleSolution { choices: PuzzleChoice[]; found: number; bots: number }

/** GET /api/puzzles/<game>/<puzzle>: the table as the deciding seat sees it; the answer is not part of it. */
export interface PuzzleTable {
  info: PuzzleInfo; settings: { [name: string]: boolean | number | string }; seen: SeatView; to_act: number[];
}

/** POST /api/puzzles/<game>/<puzzle>/try: the action somebody would take. */
export interface PuzzleTry { action: number }

/** The answer to a try. `share` is the share of the win expected of what was tried, -1 if it is far behind; `best` that of the best choice.
 *
 * `reasons` say what the best choice leads to, without naming it. */
export interface PuzzleVerdict {
  right: boolean; good: boolean; share: number; best: number; reasons: BotReason[];
}

/** POST /api/puzzles/<game>/<puzzle>/why: why not this action, or what it gains with those that follow; the answer is Reason. */
export interface PuzzleWhy { action: number; following?: number[] }

/** GET /api/puzzles/<game>: its puzzles, and which is that of the day; days change at midnight UTC, everywhere at once. */
export interface Puzzles { puzzles: PuzzleInfo[]; day: string; of_day: string }

/** GET /api/reachable: where other devices find this server.
 *
 * `addresses` is empty if nobody knows; `only_here` says that it listens to programs of its own machine alone, and
 * `command` is what serves the whole network then. */
export interface Reachable { addresses: string[]; only_here: boolean; command: string }

/** The answer to why; if the action is legal the code is empty and the facts are what it would gain. */
export interface Reason {
  type: "reason"; seat: number; action: number; code: string; facts: Data; rule: string; following?: number[];
}

/** POST /api/records: open a record from a file as a finished table to look at and branch from.
 *
 * A record has no names: those of its seats may be told besides. */
export interface RecordFile { text: string; names?: string[] }

/** POST /api/recover: four words recover all seats of a person; the answer is Recovered.
 *
 * With the `token` of one of these seats that token opens all of them, and no new one is made; with any other nothing is found. */
export interface Recover { code: string; token?: string }

/** The seats the four words belong to, with the token that opens them all. */
export interface Recovered { keys: SeatKey[] }

/** Play again what was just undone. */
export interface Redo { type: "redo"; seat: number; seq: number }

/** A refusal: a code with a sentence under `refusal`, facts, and a rule (empty if none is concerned).
 *
 * `to` is the type of message that was refused. A `stale` action is followed by the present view. */
export interface Refused {
  type: "refused"; to: string; seat: number; code: string; facts: Data; rule: string;
}

/** POST /api/tables/<table>/rematch: the next table of the same people; without `game` the same game again. */
export interface Rematch {
  tokens: string[]; game?: string; variant?: string; settings?: { [name: string]: boolean | number | string };
}

/** POST /api/tables/<table>/name: give one's seat another name; the answer is TableInfo. */
export interface Rename { tokens: string[]; seat: number; name: string }

/** GET /api/tables/<table>/replay: every step, as far as the reader may know it. */
export interface Replay { info: TableInfo; steps: Step[] }

/** POST /api/tables/<table>/report: tell whoever runs the server that seat `whom` misbehaves. */
export interface ReportSeat { seat: number; tokens: string[]; whom: number }

/** One section of a report: a sentence, plots as SVG, a table. */
export interface ReportSection {
  title: string; text: string; plots: string[]; head: string[]; rows: string[][];
}

/** How a finished game ended; the seed is no secret any more. */
export interface Result { winners: number[]; scores: SeatScore[]; seed: string }

/** GET /api/tables/<table>/review: a finished game reviewed by the lab.
 *
 * Until it is `ready` it is being computed: `done` of `of` decisions, and the lists are empty. `luck` is, by seat,
 * the share of the win that chance gave or took. `version` changes with rules, bots and settings. */
export interface Review {
  ready: boolean; done: number; of: number; version: string; moments: Judged[];
  turning_points: TurningPoint[]; luck: number[];
}

/** The phases of a round of a variant. */
export interface RoundInfo { variant: string; phases: PhaseInfo[] }

/** A new chat line. */
export interface Said { type: "said"; said: Chatted }

/** POST /api/scenarios: a game played to its end by bots, to look at and to branch from. */
export interface Scenario {
  game: string; variant: string; seats: number; settings?: { [name: string]: boolean | number | string };
  seed?: string;
}

/** One line of a final score. */
export interface ScoreLine { key: string; points: number; facts: Data }

/** What is stored about the person in a seat: the name, what was said, each choice, and where to call them.
 *
 * `challenge` is the challenge among whose results the table is, empty if there is none. */
export interface SeatData {
  table: string; game: string; created: number; seat: number; name: string; chat: Chatted[];
  choices: ChoiceData[]; calls: CallData[]; challenge?: string;
}

/** Who sits where. `kind` is here, invited or bot; a seat is taken once somebody sits in it.
 *
 * In a `lent` seat a bot plays until its owner takes it back. */
export interface SeatInfo {
  seat: number; kind: "bot" | "here" | "invited"; name: string; level: string; taken: boolean; lent?: boolean;
}

/** What a browser must keep to sit in a seat: the secret token, and the four words that recover it.
 *
 * The words are empty for a seat that was made with `same_as`: they are those of the other seat. */
export interface SeatKey { table: string; seat: number; token: string; code: string }

/** The final score of a seat. */
export interface SeatScore { seat: number; total: number; lines: ScoreLine[] }

/** What one seat (-1: a spectator) sees.
 *
 * `legal` lists the open action numbers as runs: first, length, first, length and so on. `question` is empty
 * for a seat that owes nothing; `legal` may still hold interruptions. `choices` names the legal
 * actions in their order if hello asked for names. */
export interface SeatView {
  seat: number; view: Data; question: Data; legal: number[]; choices: Data[]; heard: Heard[]; undo: Undo;
  redo: boolean;
}

/** One setting of a variant: its default and all its values. */
export interface SettingInfo {
  name: string; default: boolean | number | string; values: (boolean | number | string)[];
}

/** GET /api/games: the games, the levels of the bots, those of them that people notice thinking, and the program's version. */
export interface Shelf {
  version: string; games: GameInfo[]; bots: string[]; languages: string[]; thinking: string[];
}

/** POST /api/calls/confirm, /api/calls/stop: what stands in a link of a mail.
 *
 * With `all` the address is never written to again by this server. */
export interface SignedLink { sign: string; all?: boolean }

/** POST /api/tables/<table>/sit: take an invited seat; the answer is a SeatKey. `hints` agrees to hints for everybody.
 *
 * `same_as` as in Here. */
export interface Sit { invitation: string; name: string; hints?: boolean; same_as?: string }

/** One step of a replay: whose choice it was, by name, and the events as the reader heard them.
 *
 * Seat and choice are those of the step's own player, or -1 and empty where they are secret in a running game. The
 * reasons are those of the bot whose choice it was, once the game is over. */
export interface Step { step: number; seat: number; choice: Data; heard: Data[]; reasons: BotReason[] }

/** POST /api/tables/<table>/calls/stop: call me there no more; the answer is Calls. */
export interface StopCall { seat: number; tokens: string[]; id: string }

/** GET /api/strengths/<game>/<variant>/<seats>: how much of its search each level that thinks has time for on this machine.
 *
 * `parts` are 0 to 1 by level; what is below 1 plays weaker than it should. */
export interface Strengths { parts: { [name: string]: number } }

/** A choice worth considering: the share of the win it leads to (0 to 1, or -1 if none was computed). */
export interface Suggestion { action: number; chance: number }

/** What everybody at a table knows about it. `seed` is empty while it is a secret.
 *
 * `hints` are the seats that agreed to hints; among people there are hints once all of them did.
 * `points` are everybody's once the game is over, where they are known. With `own_material` something else is printed in its game than in new ones: see GET /api/tables/<table>/printed.
 * `late` is the bot that takes the seat of somebody whose clock has run out; empty if a bot makes that one choice only.
 * `pausing` are the seats that want a pause: the table is `paused` once everybody does.
 * With a `challenge` others play the same deal against the same bots: see GET /api/challenges/<challenge>. */
export interface TableInfo {
  table: string; status: "closed" | "damaged" | "lobby" | "outdated" | "over" | "playing"; game: string;
  variant: string; settings: { [name: string]: boolean | number | string }; rules: string; seats: SeatInfo[];
  created: number; step: number; to_act: number[]; winners: number[]; undo: "consent" | "free" | "off";
  spectators: boolean; clock: number; seed: string; rematch: string; branch_of: Origin | null;
  own_material?: boolean; points?: number[]; hints?: number[]; late?: string; pausing?: number[];
  paused?: boolean; challenge?: string;
}

/** The answer to POST /api/tables, .../branch and .../rematch: `keys` are this browser's own seats.
 *
 * `spectator` is what to put behind `#` in the link for spectators; empty if there may be none. */
export interface TableMade { info: TableInfo; keys: SeatKey[]; invitations: Invitation[]; spectator: string }

/** Undo, or ask the others to. */
export interface TakeBack { type: "undo"; seat: number; seq: number }

/** POST /api/challenges/<challenge>/take: play the deal; the answer is TableMade. `bots` are the names of the bots, by seat.
 *
 * `same_as` as in Here. */
export interface TakeChallenge { name: string; bots?: string[]; same_as?: string }

/** The action of a seat that quoted `seq` is stored as log entry `now`; sent again to a resend. */
export interface Taken { type: "taken"; seat: number; seq: number; now: number }

/** How often somebody won, `by` game, variant, seat or bot at the table; with the ends of the 95 % interval.
 *
 * A shared win is its fraction; `fair` is the share everybody at these tables would have if all were equal. */
export interface Tally {
  by: "bot" | "game" | "seat" | "variant"; game: string; name: string; games: number; won: number;
  low: number; high: number; fair: number;
}

/** POST /api/tables/<table>/to-bot: a bot plays on in the own seat, for good or (`lend`) until it is taken back. */
export interface ToBot { seat: number; tokens: string[]; level: string; lend?: boolean }

/** POST .../call-off, /api/my-data, /api/own-games: the tokens of one's seats. */
export interface Tokens { tokens: string[] }

/** A decision that cost much of the win, and why the better choice was better.
 *
 * The facts of the `question` belong to the sentences of both choices. */
export interface TurningPoint {
  number: number; seat: number; round: number; choice: Data; shares: number[]; band: number[];
  expected: number[]; better: Data | null; cost: number; question: Data; reasons: BotReason[];
}

/** What undoing would do now: free of charge, by asking the others, or why it is off.
 *
 * `code` has a sentence in the words under `undo`; empty when it is free. `to` is the step it leads to. */
export interface Undo { how: "ask" | "free" | "off"; code: string; to: number }

/** A request to go back to a step, who asked, and who has agreed so far. */
export interface UndoAsked { seat: number; to: number; agreed: number[]; waiting_for: number[] }

/** One way to play a game. */
export interface VariantInfo { name: string; seats: number[]; settings: SettingInfo[] }

/** The table after log entry `seq`, for each of this page's seats.
 *
 * `heard` replaces everything the page has logged of steps after `since`. */
export interface View {
  type: "view"; seq: number; step: number; since: number; to_act: number[]; seats: SeatView[];
  asked: UndoAsked | null; result: Result | null;
}

/** Ask whether something is clearly better than an action that is about to be played; only where a hint may be asked for. */
export interface Weigh { type: "weigh"; seat: number; seq: number; action: number }

/** The answer to weigh: the clearly better action and why it is better; -1 if there is none, or nobody had time to look. */
export interface Weighed {
  type: "weighed"; seat: number; seq: number; action: number; better: number; reasons: BotReason[];
}

/** The answer to hello: the table, this page's seats (-1 for a spectator), and the chat so far.
 *
 * `muted` has a pair for each seat that one of this page's seats does not want to read: the own seat, then the other. */
export interface Welcome {
  type: "welcome"; info: TableInfo; seats: number[]; chat: Chatted[]; muted?: number[][];
}

/** Ask why an action may not be taken now, or what it would gain together with those that follow it. */
export interface Why { type: "why"; seat: number; action: number; following?: number[] }

export type FromPage = Hello | Act | Why | Hint | Weigh | TakeBack | Redo | Consent | Chat;

export type FromServer = Welcome | View | Taken | Reason | Hinted | Weighed | Refused | Changed | Presence | Said | Closing;
