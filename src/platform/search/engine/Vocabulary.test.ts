import { bonesOf } from './bonesOf.ts';
import { soundOf } from './soundOf.ts';
import { editDistance } from './typos.ts';
import { Vocabulary } from './Vocabulary.ts';
import { randomFrom } from './testing/randomFrom.ts';

describe('editDistance', () => {
  it.each([
    ['cardiology', 'cardiology', 0],
    ['cardiolgy', 'cardiology', 1],
    ['caridology', 'cardiology', 1],
    ['kardiologi', 'cardiology', 2],
    ['abc', 'xyz', 3],
  ])('%s → %s is %i or more than the limit', (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits);
    expect(editDistance(b, a, 3)).toBe(edits);
    expect(editDistance(a, b, 1)).toBe(Math.min(edits, 2));
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary([
    ['cardiology', 9],
    ['cardiac', 4],
    ['heart', 3],
    ['hart', 1],
    ['lab', 2],
  ]);

  it('knows words, counts and beginnings', () => {
    expect([vocabulary.documents('heart'), vocabulary.documents('hear')]).toEqual([3, 0]);
    expect([vocabulary.hasPrefix('cardi'), vocabulary.hasPrefix('cardix')]).toEqual([true, false]);
  });

  it('corrects by the fewest edits, then the same first letter, then frequency', () => {
    expect(vocabulary.corrections('heert').map(({ word }) => word)).toEqual(['heart']);
    expect(vocabulary.corrections('cardiolgi').map(({ word }) => word)).toEqual(['cardiology']);
    expect(vocabulary.corrections('lob')).toEqual([]);
  });

  it('finds what a look at every word finds', () => {
    const random = randomFrom(5);
    const letters = 'abcdefg';
    const word = () =>
      Array.from({ length: 4 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * 7)]).join('');
    const all = [...new Set(Array.from({ length: 400 }, word))];
    const many = new Vocabulary(all.map((entry) => [entry, 1]));
    for (let turn = 0; turn < 60; turn += 1) {
      const wanted = word();
      const limit = wanted.length < 8 ? 1 : 2;
      // What sounds the same counts as less than an edit, and may be written more differently.
      const apart = (entry: string) => {
        const isAlike = soundOf(entry) === soundOf(wanted) && editDistance(wanted, entry, 3) <= 3;
        if (isAlike) return 0.5;
        const edits = editDistance(wanted, entry, limit);
        const hasBones = bonesOf(wanted) !== '' && bonesOf(entry) === bonesOf(wanted);
        if (edits <= limit) return edits;
        return hasBones && editDistance(wanted, entry, 4) <= 4 ? 2 : Infinity;
      };
      const others = all.filter((entry) => entry !== wanted);
      const least = Math.min(...others.map(apart));
      const found = many.corrections(wanted, 1000).map((entry) => entry.word);
      const expected = least === Infinity ? [] : others.filter((entry) => apart(entry) === least);
      expect([...found].sort()).toEqual([...expected].sort());
    }
  });
});

it('takes in new words as if it had been made with them', () => {
  const rows = ['anna', 'heart', 'hearing', 'zoe'].map((word) => [word, 3] as const);
  const fresh = ['aaron', 'hart', 'heart', 'zzyx', 'hart'];
  const grown = new Vocabulary(rows);
  // Sounds are worked out at the first look for what is alike.
  grown.corrections('hert');
  grown.add(fresh);
  const made = new Vocabulary([...rows, ['aaron', 1], ['hart', 1], ['zzyx', 1]]);
  for (const word of ['aaron', 'hart', 'heart', 'zzyx', 'anna', 'missing'])
    expect(grown.documents(word)).toBe(made.documents(word));
  expect(grown.size).toBe(made.size);
  for (const word of ['hert', 'haert', 'aron', 'zoey'])
    expect(grown.corrections(word)).toEqual(made.corrections(word));
  expect(['zz', 'har', 'q'].map((start) => grown.hasPrefix(start))).toEqual([true, true, false]);
});
