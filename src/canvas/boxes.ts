import type { Box, PlacedBox } from '#src/domain/authoring/frameMessages.ts';
import type { Span } from './discover.ts';

/** Where each span stands in the viewport; what shows nothing has no height. */
export function boxesOf(spans: readonly Span[]): PlacedBox[] {
  return spans.map((span) => ({ key: span.key, ...boxOf(span) }));
}

/**
 * The smallest box around everything between two markers. What has no box of its own (`display: contents`) counts by what is in
 * it: a range alone would see the texts in there, and neither pictures nor grounds.
 */
function boxOf({ open, close }: Span): Box {
  const boxes = boxesBetween(open.nextSibling, close);
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

function boxesBetween(first: ChildNode | null, end: Node | null): DOMRect[] {
  const boxes: DOMRect[] = [];
  for (let node = first; node && node !== end; node = node.nextSibling) boxes.push(...boxesOfNode(node));
  return boxes;
}

function boxesOfNode(node: ChildNode): DOMRect[] {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? boxOfText(node) : [];
  const box = node.getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return [box];
  return getComputedStyle(node).display === 'contents' ? boxesBetween(node.firstChild, null) : [];
}

function boxOfText(text: Node): DOMRect[] {
  if (!text.textContent?.trim()) return [];
  const range = document.createRange();
  range.selectNode(text);
  const box = range.getBoundingClientRect();
  return box.height > 0 ? [box] : [];
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
