import type { CatalogueEntry } from '../catalogue.ts';

/** Something drawn: where, how large, and what it stands for. */
export interface Mark {
  kind: 'ground' | 'title' | 'line' | 'picture' | 'button' | 'card' | 'field' | 'slot' | 'icon' | 'pin';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of a drawing. */
export const SKETCH = { width: 200, height: 112 } as const;

type What = Pick<CatalogueEntry, 'folder' | 'fields' | 'slots'> & { cards?: readonly string[] };

const EDGE = 14;
const FULL = SKETCH.width - 2 * EDGE;

const at = (kind: Mark['kind'], x: number, y: number, width: number, height: number): Mark => ({
  ...{ kind, x, y, width, height },
});

/**
 * A component drawn from its declaration: what an editor fills in, in the order of the declaration, and what comes from
 * elsewhere, as simple shapes. It cannot be out of date, and needs no picture.
 */
export function sketch(what: What): Mark[] {
  const kinds = Object.values(what.fields).map(({ kind }) => kind);
  const slots = Object.keys(what.slots ?? {});
  const isHero = what.folder === 'hero' || kinds.includes('image');
  const ground = what.folder === 'hero' ? [at('ground', 0, 0, SKETCH.width, SKETCH.height)] : [];
  const width = isHero ? FULL * 0.5 : FULL;
  const words = wordsOf(kinds, width);
  const top = Math.max(EDGE, ...words.map(({ y, height }) => y + height + 8));
  const picture = isHero
    ? [at('picture', EDGE + FULL * 0.58, EDGE, FULL * 0.42, SKETCH.height - 2 * EDGE)]
    : [];
  return [...ground, ...words, ...picture, ...(isHero ? [] : bodyOf(what, slots, kinds, top))];
}

/** Icon, title, text and link, one below the other. */
function wordsOf(kinds: readonly string[], width: number): Mark[] {
  const marks: Mark[] = [];
  let y: number = EDGE;
  const add = (mark: Mark, gap: number) => {
    marks.push(mark);
    y = mark.y + mark.height + gap;
  };
  const has = (kind: string) => kinds.includes(kind);
  if (has('icon')) add(at('icon', EDGE, y, 18, 18), 7);
  if (has('text')) add(at('title', EDGE, y, width * 0.66, 10), 8);
  if (has('richText')) for (const part of [1, 0.94, 0.7]) add(at('line', EDGE, y, width * part, 4), 5);
  if (has('link')) add(at('button', EDGE, y + 3, 54, 15), 4);
  return marks;
}

/** What stands below the words: slots, cards, a map, fields to search with, rows. */
function bodyOf(
  { folder, cards = [] }: What,
  slots: readonly string[],
  kinds: readonly string[],
  top: number,
): Mark[] {
  const room = SKETCH.height - EDGE - top;
  if (room < 16) return [];
  if (slots.length > 0) return across(Math.min(4, slots.length), 'slot', top, room);
  if (folder === 'map')
    return [at('card', EDGE, top, FULL, room), at('pin', SKETCH.width / 2 - 5, top + room / 2 - 5, 10, 10)];
  if (folder === 'search/bars' || folder === 'wildcard')
    return [at('field', EDGE, top, FULL - 52, 20), at('button', SKETCH.width - EDGE - 46, top, 46, 20)];
  if (folder === 'search/facets') return rows(top, room, 'field');
  if (kinds.includes('reference') || cards.length > 0 || folder === 'listing' || folder === 'cards')
    return across(folder === 'cards' ? 1 : 3, 'card', top, room).flatMap(filled);
  if (kinds.includes('items') || kinds.includes('menu')) return rows(top, room, 'line');
  // From the directory: nothing to fill in, so nothing is known of its form.
  return kinds.length === 0
    ? [at('title', EDGE, top, FULL * 0.5, 10), ...rows(top + 20, room - 20, 'line')]
    : [];
}

function across(count: number, kind: 'slot' | 'card', top: number, height: number): Mark[] {
  const gap = 8;
  const width = (FULL - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, number) =>
    at(kind, EDGE + number * (width + gap), top, width, height),
  );
}

/** A card with a picture above and words below, where it has room for them. */
function filled(card: Mark): Mark[] {
  const { x, y, width, height } = card;
  if (height < 40) return [card];
  return [
    card,
    at('picture', x, y, width, height * 0.5),
    at('title', x + 6, y + height * 0.5 + 7, width * 0.6, 6),
    at('line', x + 6, y + height * 0.5 + 18, width - 12, 3),
  ];
}

function rows(top: number, room: number, kind: 'field' | 'line'): Mark[] {
  const step = kind === 'field' ? 22 : 15;
  return Array.from({ length: Math.max(0, Math.min(4, Math.floor(room / step))) }, (_, number) =>
    at(
      kind,
      EDGE,
      top + number * step,
      kind === 'field' ? FULL : FULL * (0.92 - 0.12 * (number % 2)),
      step - 9,
    ),
  );
}
