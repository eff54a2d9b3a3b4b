import fc from 'fast-check';
import { cut, DESCRIPTION_LENGTH, headDescription, headTitle, TITLE_LENGTH } from './headText.ts';

const long = 'What patients ask about heart health and about their medicines: a qualitative study';

describe('headTitle', () => {
  it.each([
    ['a name alone', 'Ana Lee', [], undefined, 'Ana Lee'],
    [
      'facts, the first behind a dash',
      'Ana Lee',
      ['Cardiology', 'Davis'],
      undefined,
      'Ana Lee – Cardiology, Davis',
    ],
    ['unknown facts are left out', 'Ana Lee', [undefined, 'Davis'], undefined, 'Ana Lee – Davis'],
    ['nothing is said twice', 'Davis Clinic', ['Davis'], 'Davis', 'Davis Clinic'],
    ['what does not fit is left out', 'Ana Lee', ['x'.repeat(60), 'Davis'], undefined, 'Ana Lee – Davis'],
    [
      'a long name is cut at a word',
      long,
      ['2016'],
      undefined,
      'What patients ask about heart health and about their medicines…',
    ],
    [
      'and makes room for its key',
      long,
      [],
      'Ogawa M, 2016',
      'What patients ask about… a qualitative study – Ogawa M, 2016',
    ],
  ])('%s', (_, name, facts, key, title) => expect(headTitle(name, facts, key)).toBe(title));
});

describe('headDescription', () => {
  it('joins what is known, in one line', () => {
    expect(headDescription(['One.', undefined, '', ' Two\n three. '])).toBe('One. Two three.');
    expect(headDescription([undefined, ' '])).toBeUndefined();
  });
});

it('whatever is said, heads keep their lengths and end at a word', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(
      words,
      words,
      fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
      (name, facts, key) => {
        const title = headTitle(name.join(' ').trim(), facts, key);
        expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH);
        expect((headDescription(facts) ?? '').length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
        expect(cut(name.join(' '), 30)).not.toMatch(/[\s,;:]…$/);
      },
    ),
  );
});
