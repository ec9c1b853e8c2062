// The island: provinces from the printed outlines, tiles and merchants on them, and the way of a merchant.

import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { usePanZoom } from "../../../ui/panzoom";
import { outline } from "../art/geometry";
import { plant, Scenery } from "../art/Scenery";
import { Desk } from "../Guild";
import { Places } from "../Places";
import type { Props } from "../props";
import type { Province } from "../types";
import { Bound } from "./Bound";
import { Chips } from "./Chips";
import { detailOf, kingdomOf, scaleOf, seenOf, wholeOf } from "./frame";
import { Borders, CoastClip, Sea, Shore } from "./Ground";
import { groupsOf, Rings, Worths } from "./Groups";
import { isOpen, Land, type Pointed } from "./Land";
import { Legends } from "./Legends";
import { labelsOf, Milestone, Ports } from "./Marks";
import { PostTile } from "./PostTile";
import { linesOf, Roads } from "./Roads";
import { Trail } from "./Trail";
import { useSize } from "./useSize";

interface IslandProps {
  /** Whether merchants on their own are marked too. */
  overlay: boolean;
  /** The kingdom to look at closely, or "" for the whole island. */
  near?: string;
}

export function Island({ overlay, near = "", ...props }: Props & IslandProps) {
  const { printed, words } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const size = useSize(drawing);
  const whole = useMemo(() => wholeOf(printed), [printed]);
  const box = useMemo(() => (near ? kingdomOf(printed, near) : whole), [printed, near]);
  const { viewBox, show } = usePanZoom(drawing as RefObject<SVGSVGElement>, whole);
  useEffect(() => show(box), [box]);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const detail = detailOf(scaleOf(box, size));
  return (
    <section class="panel map" aria-label={words.say("page.island")} data-near={near}>
      <svg
        ref={drawing}
        class="island"
        data-pans={near || undefined}
        viewBox={viewBox}
        role="group"
        aria-label={words.say("page.island")}
      >
        <Sea printed={printed} />
        <Shore printed={printed} />
        <CoastClip printed={printed} />
        <g clip-path="url(#coast)">
          {printed.board.province.map((province) => (
            <Land key={province.id} props={props} province={province} onPoint={setPointed} />
          ))}
        </g>
        <Borders printed={printed} />
        <Pieces {...props} overlay={overlay} detail={detail} pointed={pointed} />
        {!near && detail.words && <Legends {...props} seen={seenOf(whole, size)} detail={detail} />}
      </svg>
      <Places {...props} />
      <Desk {...props} />
    </section>
  );
}

interface PiecesProps {
  overlay: boolean;
  detail: ReturnType<typeof detailOf>;
  pointed: Pointed | null;
}

/** Everything that stands or lies on the provinces, from back to front. */
function Pieces({ overlay, detail, pointed, ...props }: Props & PiecesProps) {
  const { printed, view, words } = props;
  const groups = groupsOf(props, overlay);
  const things = useMemo(() => plant(printed, linesOf(printed)), [printed]);
  const labels = useMemo(
    () => (detail.words ? labelsOf(printed, words, detail.text) : {}),
    [printed, words, detail.words, detail.text],
  );
  const way = pointed && props.question.kind === "step" ? (view.ways[pointed.province.id] ?? []) : [];
  return (
    <>
      <Rings {...props} drawn={groups} />
      {printed.board.province.map(
        (province) =>
          isOpen(props, province) && <path class="rim" key={province.id} d={outline(province.outline)} />,
      )}
      <Roads printed={printed} />
      {detail.words && <Scenery things={things} />}
      {printed.board.province.map((province) => (
        <Milestone key={province.id} province={province} label={labels[province.id]} detail={detail} />
      ))}
      <Ports printed={printed} scale={detail.pieces} />
      <Bound {...props} detail={detail} />
      {printed.board.province.map((province) => (
        <Post key={province.id} props={props} province={province} detail={detail} />
      ))}
      <Worths {...props} drawn={groups} detail={detail} />
      <Trail {...props} toward={way} />
      <Chips {...props} scale={detail.words ? detail.text : 1.5} />
    </>
  );
}

function Post({
  props,
  province,
  detail,
}: {
  props: Props;
  province: Province;
  detail: PiecesProps["detail"];
}) {
  const post = props.view.provinces[province.id];
  if (!post) return null;
  return (
    <PostTile
      province={province}
      post={post}
      words={props.words}
      names={props.names}
      kinds={props.printed.trade_tiles.kind}
      detail={detail}
      eye={props.may({ kind: "reveal", province: province.id }).length > 0}
    />
  );
}
