// What a choice that is not sent yet would do to my silver.

import { boatOf, type Props } from "./props";

/** Silver after what is chosen; null if it does not change, or is somebody else's. */
export function silverAfter(props: Props, seat: number): number | null {
  const { view, printed, pending } = props;
  const has = view.seats[seat]?.silver;
  if (seat !== props.seat || has === undefined || !pending.length) return null;
  const change = pending.reduce((sum, { choice }) => sum + changeOf(props, choice), 0);
  const after = Math.max(0, Math.min(printed.goods.silver.cap, has + change));
  return after === has ? null : after;
}

function changeOf(props: Props, choice: Props["pending"][number]["choice"]): number {
  const { question, view, printed } = props;
  const price = "price" in question ? (question.price ?? 0) : 0;
  if (choice.kind === "bank") return question.kind === "bid" ? question.income : 0;
  if (choice.kind === "buy" || choice.kind === "pay" || choice.kind.startsWith("exchange")) return -price;
  if (choice.kind === "sell") return salePrice(printed, String(choice["what"]));
  if (choice.kind !== "board") return 0;
  const boat = view.berths.find(({ berth }) => berth === choice["berth"])?.boat;
  return boat ? -boatOf(props, boat).silver : 0;
}

/** Silver for one thing sold. */
export function salePrice({ goods }: Props["printed"], what: string): number {
  const { sale } = goods;
  return what in sale ? Number(sale[what as keyof typeof sale]) : sale.merchandise;
}
