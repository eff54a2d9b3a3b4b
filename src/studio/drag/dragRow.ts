import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Edge } from '../editing/moves.ts';

/** What a tree says of dragging its rows. */
export interface RowRules {
  /** Rows of one tree go nowhere else. */
  tree: string;
  canDrag: (key: string) => boolean;
  /** The parts of a row something can be dropped on. */
  edges: (key: string) => readonly Edge[];
  /** What a drop would do, in words; undefined where nothing may be dropped. */
  wordsFor: (dragged: string, over: string, edge: Edge) => string | undefined;
  onDrop: (dragged: string, over: string, edge: Edge) => void;
}

const KEY = 'row';
const TREE = 'tree';
/** So near the upper or lower end of its list a dragged row moves the list. */
const RIM_PX = 36;
const SCROLL_PX = 9;
/** A closed row over which something is held so long opens. */
const OPENS_MS = 600;

/** Lets a row of a tree be dragged and dropped on, until the answer is called. `rules` answers those of the moment. */
export function dragRow(row: HTMLElement, key: string, rules: () => RowRules): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (edge: Edge | undefined, words = '') => {
    if (edge) row.dataset['drop'] = edge;
    else delete row.dataset['drop'];
    row.dataset['dropWords'] = words;
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    show(undefined);
  };
  return combine(
    draggable({
      element: row,
      canDrag: () => rules().canDrag(key),
      getInitialData: () => ({ [KEY]: key, [TREE]: rules().tree }),
      onDragStart: () => (row.dataset['dragged'] = ''),
      onDrop: () => delete row.dataset['dragged'],
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data[TREE] === rules().tree,
      getData: ({ input }) => ({ y: input.clientY }),
      onDrag({ self, source, location }) {
        scrollAt(row, location.current.input.clientY);
        timer ??= setTimeout(() => opens(row), OPENS_MS);
        const edge = edgeAt(row, Number(self.data['y']), rules().edges(key));
        const words = edge && rules().wordsFor(String(source.data[KEY]), key, edge);
        show(words === undefined ? undefined : edge, words);
      },
      onDragLeave: rest,
      onDrop({ self, source }) {
        const edge = edgeAt(row, Number(self.data['y']), rules().edges(key));
        const dragged = String(source.data[KEY]);
        rest();
        if (edge && rules().wordsFor(dragged, key, edge) !== undefined) rules().onDrop(dragged, key, edge);
      },
    }),
    rest,
  );
}

/** The part of a row a height is in: halves where it has two, the whole where it has one. */
export function edgeAt(row: Element, y: number, edges: readonly Edge[]): Edge | undefined {
  const { top, height } = row.getBoundingClientRect();
  const at = Math.floor(((y - top) / Math.max(1, height)) * edges.length);
  return edges[Math.min(edges.length - 1, Math.max(0, at))];
}

function scrollAt(row: Element, y: number): void {
  const list = row.closest('.Column-part');
  const { top, bottom } = list?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity };
  if (y < top + RIM_PX) list?.scrollBy(0, -SCROLL_PX);
  else if (y > bottom - RIM_PX) list?.scrollBy(0, SCROLL_PX);
}

function opens(row: Element): void {
  if (row.getAttribute('aria-expanded') !== 'false') return;
  row.querySelector<HTMLElement>('[slot="chevron"], .TreeRow-chevron')?.click();
}
