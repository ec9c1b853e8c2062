// "Are you sure?": what the coach asks before a clear mistake, with what is better lit on the board.

import type { Weighed } from "../api/wire";
import { useChangeSettings } from "../app/services";
import { useClosable } from "../app/useKeys";
import { Bubble } from "./Bubble";
import { useLights } from "./lights";
import { reasonsText } from "./reasons";
import type { FrameProps, Play } from "./usePlay";

interface DoubtProps {
  frame: FrameProps;
  play: Play;
}

export function Doubt({ frame, play }: DoubtProps) {
  const { doubt } = play.coach;
  return doubt ? <Asked frame={frame} play={play} doubt={doubt} /> : null;
}

function Asked({ frame: { words }, play, doubt }: DoubtProps & { doubt: Weighed }) {
  const { props, seat, coach } = play;
  const change = useChangeSettings();
  useLights({ parts: {}, names: [], actions: [doubt.better] });
  useClosable(true, play.thinkAgain);
  const better = words.say("coach.rather", { choice: props.label(props.choices.name(doubt.better)) });
  const why = reasonsText(doubt.reasons.slice(0, 1), words, props.names, seat);
  const stop = () => {
    change({ coach: false });
    coach.insist();
  };
  return (
    <Bubble label={words.say("coach.label")} title={words.say("coach.sure")} text={`${better} ${why}`}>
      <button type="button" class="quiet grow" onClick={stop}>
        {words.say("coach.off")}
      </button>
      <button type="button" onClick={coach.insist}>
        {words.say("coach.insist")}
      </button>
      <button type="button" class="primary" onClick={play.thinkAgain}>
        {words.say("coach.again")}
      </button>
    </Bubble>
  );
}
