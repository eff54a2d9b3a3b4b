import { diffWords } from './wordDiff.ts';
import type { Piece } from './wordDiff.ts';

const drawn = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');
const side = (pieces: readonly Piece[], left: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === left)
    .map(({ text }) => text)
    .join('');

it.each([
  ['Heart and Vascular', 'Heart and vascular care', 'Heart and [-Vascular-]{+vascular care+}'],
  ['share one file, so', 'share one record, so', 'share one [-file-]{+record+}, so'],
  ['tell your story again.', 'repeat your story.', '[-tell-]{+repeat+} your story[- again-].'],
  ['niños y niñas', 'niñas y niños', '[-niños-]{+niñas+} y [-niñas-]{+niños+}'],
  ['old words here', 'new text here', '[-old words-]{+new text+} here'],
  ['', 'first', '{+first+}'],
  ['last', '', '[-last-]'],
  ['same', 'same', 'same'],
  ['<b>', '<i>', '<[-b-]{+i+}>'],
])('compares %j with %j', (older, newer, expected) => {
  expect(drawn(diffWords(older, newer))).toBe(expected);
});

it('gives both texts back, whatever they are', () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const word = () => ['a', 'b', 'ñ', ' ', '  ', '\n', '-', "it's", '<', '&'][random(10)]!;
  for (let round = 0; round < 300; round += 1) {
    const [older, newer] = [0, 0].map(() => Array.from({ length: random(30) }, word).join('')) as [
      string,
      string,
    ];
    const pieces = diffWords(older, newer);
    expect([side(pieces, 'removed'), side(pieces, 'added')]).toEqual([older, newer]);
  }
});

it('is quick with long texts, and compares very long ones by paragraph', () => {
  const long = (words: number, last: string) =>
    `${'one two three. '.repeat(words / 6)}\n${last} ${'x '.repeat(words / 2)}`;
  const pieces = diffWords(long(20_000, 'before'), long(20_000, 'after'));
  expect(side(pieces, 'added')).toBe(long(20_000, 'after'));
});
