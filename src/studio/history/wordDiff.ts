/** A piece of two texts compared: in both, in the newer one alone, or in the older one alone. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words whole, accents and apostrophes included; spaces and signs by themselves. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;

/** Beyond this many pairs of words a comparison word by word takes too long; paragraphs are compared whole. */
const MOST_PAIRS = 4_000_000;

const tokens = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** Compares two texts word by word. All `same` and `removed` pieces are the older text, all `same` and `added` the newer. */
export function diffWords(older: string, newer: string): Piece[] {
  const [a, b] = [tokens(older), tokens(newer)];
  if (a.length * b.length <= MOST_PAIRS) return merged(compare(a, b));
  const [lines, others] = [older.split(/(?<=\n)/), newer.split(/(?<=\n)/)];
  return merged(
    lines.length * others.length <= MOST_PAIRS
      ? compare(lines, others)
      : [
          { kind: 'removed', text: older },
          { kind: 'added', text: newer },
        ],
  );
}

/** The longest common run of tokens, what both begin and end with left aside first. */
function compare(a: readonly string[], b: readonly string[]): Piece[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const same = (run: readonly string[]): Piece[] => run.map((text) => ({ kind: 'same', text }));
  return [
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function middle(a: readonly string[], b: readonly string[]): Piece[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? 1 + lengths[(i + 1) * width + j + 1]!
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      pieces.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return pieces;
}

/** Pieces of a kind together; a space between two changes belongs to both, so that they read as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) out.push({ kind: 'removed', text: removed });
    if (added) out.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      const next = pieces[index + 1];
      const joins = removed && added && /^[^\S\n]+$/.test(text) && next !== undefined && next.kind !== 'same';
      if (joins) {
        removed += text;
        added += text;
        continue;
      }
      flush();
      const last = out.at(-1);
      if (last?.kind === 'same') last.text += text;
      else out.push({ kind: 'same', text });
    }
  }
  flush();
  return out;
}
