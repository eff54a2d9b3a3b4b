import { parseFrontMatter } from './frontMatter.ts';

const file = (...facts: string[]) => ['---', ...facts, '---', '', 'Text.', ''].join('\n');

it('parts facts from the text below them', () => {
  expect(
    parseFrontMatter(
      file('title: Sleep well', "note: 'It''s: quoted'", 'topics:', '  - Sleep', '  - Naps', 'sources:') + '',
    ).facts,
  ).toEqual({
    title: 'Sleep well',
    note: 'It’s: quoted'.replace('’', "'"),
    topics: ['Sleep', 'Naps'],
    sources: [],
  });
  expect(
    parseFrontMatter(
      file(
        'sources:',
        '  - name: CDC, Sleep',
        '    url: https://www.cdc.gov/sleep/',
        '  - name: NIH',
        '    url: x',
      ),
    ),
  ).toEqual({
    facts: {
      sources: [
        { name: 'CDC, Sleep', url: 'https://www.cdc.gov/sleep/' },
        { name: 'NIH', url: 'x' },
      ],
    },
    text: 'Text.',
  });
});

it.each([
  ['no facts at all', 'Text.', 'does not begin with facts'],
  ['facts without an end', '---\ntitle: a', 'does not begin with facts'],
  ['a fact twice', file('a: b', 'a: c'), '"a" is said twice'],
  ['a line of no list', file('a: b', '  - c'), 'of no list: "  - c"'],
  ['a second level', file('a:', '  - b', '    - c'), 'not understood: "    - c"'],
  ['words YAML would read otherwise', file('a: b: c'), 'put quotes around: b: c'],
  ['a list in brackets', file('a: [b]'), 'put quotes around: [b]'],
  ['something else', file('what'), 'not understood: "what"'],
])('refuses %s', (_, content, message) => {
  expect(() => parseFrontMatter(content)).toThrow(message);
});
