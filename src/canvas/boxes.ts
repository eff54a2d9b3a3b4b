import type { Box, PlacedBox } from '#src/domain/authoring/frameMessages.ts';
import type { Span } from './discover.ts';

/** Where each span stands in the viewport; what shows nothing has no height. */
export function boxesOf(spans: readonly Span[]): PlacedBox[] {
  return spans.map((span) => ({ key: span.key, ...boxOf(span) }));
}

/** The smallest box around everything between two markers. Elements without a box of their own (`display: contents`) count by their children. */
function boxOf({ open, close }: Span): Box {
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

/** Parts of the page that editors use by themselves; an open dialog takes the pointer wherever it is. */
export function toolBoxes(page: Document): PlacedBox[] {
  const tools = [...page.querySelectorAll('[data-editor-tool]')];
  const isAsking =
    tools.some((tool) => tool.querySelector('dialog[open]')) || page.querySelector('dialog[open]');
  const boxes = isAsking
    ? [new DOMRect(0, 0, innerWidth, innerHeight)]
    : tools.map((tool) => tool.getBoundingClientRect());
  return boxes.map(({ x, y, width, height }, at) => ({ key: `t:${at}`, x, y, width, height }));
}
