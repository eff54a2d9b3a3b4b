/** So deep a value is taken apart; what lies deeper is written whole. */
const DEEPEST = 5;
/** Characters that are turned into bytes at a time. */
const PIECE = 32 * 1024;

/**
 * The bytes of the text JSON.stringify makes of plain data, piece by piece, in steps between which others may have their turn: an
 * answer of some megabytes takes longer to write than others are to wait, and as one text it would be copied again at every hand it
 * goes through.
 *
 * @throws TypeError for what JSON has no word for
 */
export function* jsonInSteps(value: unknown): Generator<void, Buffer[]> {
  const pieces = new Pieces();
  if (!isSaid(value)) throw new TypeError('JSON has no word for it');
  yield* write(value, pieces, 0);
  return pieces.all();
}

function* write(value: unknown, pieces: Pieces, depth: number): Generator<void, void> {
  if (depth === DEEPEST || !isPlain(value)) {
    yield;
    return pieces.add(JSON.stringify(value));
  }
  let next = '';
  if (Array.isArray(value)) {
    pieces.add('[');
    for (const member of value as unknown[]) {
      pieces.add(next);
      yield* write(isSaid(member) ? member : null, pieces, depth + 1);
      next = ',';
    }
    return pieces.add(']');
  }
  pieces.add('{');
  for (const [name, member] of Object.entries(value)) {
    // What JSON has no word for is left out.
    if (!isSaid(member)) continue;
    pieces.add(`${next}${JSON.stringify(name)}:`);
    yield* write(member, pieces, depth + 1);
    next = ',';
  }
  pieces.add('}');
}

/** Text that becomes bytes as it grows. */
class Pieces {
  readonly #bytes: Buffer[] = [];
  #text = '';

  add(text: string): void {
    this.#text += text;
    if (this.#text.length >= PIECE) this.#keep();
  }

  all(): Buffer[] {
    this.#keep();
    return this.#bytes;
  }

  #keep(): void {
    if (this.#text !== '') this.#bytes.push(Buffer.from(this.#text));
    this.#text = '';
  }
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

/** An object or a list that does not say itself how it is written. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { toJSON?: unknown }).toJSON !== 'function'
  );
}
