// Draw a piece again only when its properties change.

import { type Component, type ComponentChildren, type FunctionComponent, h } from "preact";

export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
): FunctionComponent<Props> {
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => differ(this.props, next);
    return h(draw as FunctionComponent<Props>, props as never);
  }
  return Memo as unknown as FunctionComponent<Props>;
}

function differ(a: object, b: object): boolean {
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return [...Object.keys(left), ...Object.keys(right)].some((name) => left[name] !== right[name]);
}
