import { headingIds, headingsOf, readingMinutes } from './headings.ts';

describe('headingIds', () => {
  it.each([
    ['<h2>What helps</h2>', '<h2 id="sec-what-helps">What helps</h2>'],
    ['<h2>Cuándo pedir ayuda</h2>', '<h2 id="sec-cuando-pedir-ayuda">Cuándo pedir ayuda</h2>'],
    ['<h3 lang="es">Qué</h3>', '<h3 id="sec-que" lang="es">Qué</h3>'],
    ['<h2>Salt &amp; <em>water</em></h2>', '<h2 id="sec-salt-water">Salt &amp; <em>water</em></h2>'],
    ['<h2>何が役立つか</h2>', '<h2 id="sec-何か役立つか">何が役立つか</h2>'],
    ['<h2>…</h2>', '<h2 id="sec-part">…</h2>'],
    ['<p>No heading, 2 < 3</p>', '<p>No heading, 2 < 3</p>'],
    ['<h2 id="mine">Mine</h2>', '<h2 id="mine">Mine</h2>'],
  ])('gives %s an id of its words', (html, drawn) => {
    expect(headingIds()(html)).toBe(drawn);
  });

  it('tells equal headings apart, in one text and in the next of the page', () => {
    const draw = headingIds();
    expect(draw('<h2>Rest</h2><h2>Rest 2</h2><h2>Rest</h2>')).toBe(
      '<h2 id="sec-rest">Rest</h2><h2 id="sec-rest-2">Rest 2</h2><h2 id="sec-rest-3">Rest</h2>',
    );
    expect(draw('<h2>Rest</h2><h2>?</h2><h2>!</h2>')).toBe(
      '<h2 id="sec-rest-4">Rest</h2><h2 id="sec-part">?</h2><h2 id="sec-part-2">!</h2>',
    );
  });

  it('makes no address longer than eight words', () => {
    expect(headingIds()('<h2>One two three four five six seven eight nine ten</h2>')).toContain(
      'id="sec-one-two-three-four-five-six-seven-eight"',
    );
  });
});

describe('headingsOf', () => {
  it('names what divides a text, with the ids it was given', () => {
    const text = '<h2>Salt &amp; water</h2><p>a</p><h3>More</h3><h2> <br> </h2><h2>?</h2>';
    expect(headingsOf(headingIds()(text))).toEqual([
      { id: 'sec-salt-water', label: 'Salt & water' },
      { id: 'sec-part-2', label: '?' },
    ]);
    expect(headingsOf('<h2>As written</h2>')).toEqual([{ label: 'As written' }]);
  });
});

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [900, 5],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes);
});
