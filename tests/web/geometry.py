"""What is wrong with a layout, by geometry: covered, outside, too small, cut off, scrolling.

One `page.evaluate` looks at everything on screen; `walk` does so in every size of window.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

Size = tuple[int, int]

SIZES: list[Size] = [
    (1920, 1080),
    (1536, 730),
    (1440, 900),
    (1440, 780),
    (1366, 650),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (720, 450),
    (390, 844),
    (360, 640),
]
TOUCH: set[Size] = {(820, 1180), (844, 390), (390, 844), (360, 640)}
SOME: list[Size] = [(1440, 900), (1366, 650), (820, 1180), (844, 390), (390, 844)]


@dataclass(frozen=True)
class Fault:
    """One thing wrong in one size of window."""

    size: Size
    what: str
    thing: str
    board: bool  # whether it lies on the game's own board; the frame's otherwise

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}: {self.what}: {self.thing}"


# A control inside something that can be panned (a map) may be outside what is shown. Elements marked
# data-least="24 28" say how large they must be on screen, with a mouse and under a finger.
FAULTS = """touch => {
  const faults = [];
  const range = document.createRange();
  const named = one => {
    const box = one.getBoundingClientRect();
    const words = (one.getAttribute('aria-label') || one.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    const look = one.getAttribute('class')?.split(/\\s+/).slice(0, 2).join('.') ?? '';
    return `${one.tagName.toLowerCase()}.${look} "${words}" ` +
      `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;
  };
  const tell = (what, one) =>
    faults.push({ what, thing: named(one), board: one.closest('.board') !== null });
  const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('[inert], .spoken, .skip, dialog:not([open])');
  const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const belongs = (hit, one) => hit && (one.contains(hit) || hit.contains(one) && hit.closest('button, a, label, [role=button]') === hit);
  const points = box => [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .25], [.5, .75], [.25, .5], [.75, .5]]
    .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);

  const leaves = (part, box) => [...part.childNodes].some(text => {
    if (text.nodeType !== Node.TEXT_NODE || !text.data.trim() || part instanceof SVGElement || !seen(part)) return false;
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(line => line.left < box.left - 1 || line.right > box.right + 1);
  });

  const root = document.querySelector('dialog[open]') ?? document.querySelector('.app');
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [role=tab]')]
    .filter(one => seen(one) && getComputedStyle(one).pointerEvents !== 'none');
  for (const one of controls) {
    const shape = one instanceof SVGElement;
    if (shape && (one.closest('[data-pans]') || !one.hasAttribute('data-lit'))) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (out > 1) { tell('outside the window', one); continue; }
    const tried = shape ? points(box) : points(box).slice(0, 1);
    if (!tried.some(([x, y]) => inWindow(x, y) && belongs(document.elementFromPoint(x, y), one))) tell('covered', one);
    if (!shape && one.matches('button, a') && [...one.querySelectorAll('*'), one].some(part => leaves(part, box))) tell('text leaves its button', one);
    const least = touch && !shape ? 44 : 24;
    if (Math.min(box.width, box.height) < least - 0.6) tell(`smaller than ${least}`, one);
  }

  const clips = new Map();
  const clipOf = one => {
    if (!one || one === document.documentElement) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (clips.has(one)) return clips.get(one);
    const outer = clipOf(one.parentElement);
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
    const clip = one instanceof SVGElement ? outer : {
      left: x ? Math.max(outer.left, box.left) : outer.left,
      right: x ? Math.min(outer.right, box.right) : outer.right,
      top: y ? Math.max(outer.top, box.top) : outer.top,
      bottom: y ? Math.min(outer.bottom, box.bottom) : outer.bottom,
    };
    clips.set(one, clip);
    return clip;
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const told = new Set();
  while (texts.nextNode()) {
    const text = texts.currentNode, element = text.parentElement;
    if (!text.data.trim() || !element || told.has(element) || element instanceof SVGElement || !seen(element)) continue;
    if (element.closest('.news-row, textarea, select, option, [data-pans], [aria-hidden=true]')) continue;
    range.selectNodeContents(text);
    const clip = clipOf(element);
    for (const line of range.getClientRects()) {
      const give = Math.max(2, line.height * 0.2); // a line is higher than its letters
      if (line.left < clip.left - 2 || line.right > clip.right + 2 || line.top < clip.top - give || line.bottom > clip.bottom + give) {
        told.add(element);
        tell('text is cut', element);
        break;
      }
    }
  }

  for (const element of root.querySelectorAll('.table *')) {
    const style = getComputedStyle(element);
    if (!seen(element) || element.closest('.drawer, .news-list, .lists, dialog')) continue;
    const down = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (down || across) tell('scrolls', element);
  }

  for (const element of root.querySelectorAll('[data-least]')) {
    if (!seen(element)) continue;
    const [mouse, finger = mouse] = element.dataset.least.split(' ').map(Number);
    const unit = element.ownerSVGElement || element instanceof SVGSVGElement ? element.getScreenCTM().a * Number(element.dataset.unit ?? 1) : element.getBoundingClientRect().width;
    if (unit < (touch ? finger : mouse) - 0.6) tell(`pieces of ${unit.toFixed(1)}, at least ${touch ? finger : mouse}`, element);
  }

  const confirm = document.querySelector('.confirm');
  const mine = document.querySelector('main.table[data-state=mine]');
  if (mine && (!confirm || !seen(confirm))) faults.push({ what: 'no confirm button', thing: '', board: false });
  return faults;
}"""

# The page hears of its new size in one frame and has drawn by the next but one; a busy browser tells it late.
DRAWN = """([width, height]) => new Promise(done => {
  const end = animation => animation.effect?.getComputedTiming().endTime === Infinity ? animation.cancel() : animation.finish();
  const wait = left => requestAnimationFrame(() => {
    if (innerWidth !== width || innerHeight !== height) wait(3);
    else if (left) wait(left - 1);
    else { document.getAnimations().forEach(end); done(); }
  });
  wait(3);
})"""


def faults(page: Page, size: Size) -> list[Fault]:
    """Return what is wrong in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN, list(size))
    return [Fault(size, **fault) for fault in page.evaluate(FAULTS, size in TOUCH)]


def walk(page: Page, sizes: Iterable[Size] = SIZES) -> list[Fault]:
    """Return what is wrong in any of these windows."""
    return [fault for size in sizes for fault in faults(page, size)]
