import { cssProblems, reachingSelectors } from './componentGrammar.ts';

it('a style sheet begins each selector with its own class, or speaks of the page its component stands on', () => {
  const own =
    '.Card { gap: 0 } .Card-name, [dir] .Card > p { color: red } @media print { .Card { gap: 1px } }';
  expect(
    cssProblems('Card', `${own} :root:has(.Card-bar) { gap: 0 } @keyframes x { from { top: 0 } }`),
  ).toEqual([]);
  expect(cssProblems('Card', '.Cardinal { gap: 0 } .Card { gap: 0 } p { gap: 0 }')).toEqual([
    'Card.css: selector “.Cardinal” does not begin with .Card',
    'Card.css: selector “p” does not begin with .Card',
  ]);
});

it('a selector that names the class of another component reaches into it', () => {
  const css =
    '.Card .Prose { gap: 0 } .Card-name { gap: 0 } @media print { .Card:is(.Frame *), .Card { gap: 0 } } .Card { --prose-measure: none }';
  expect(reachingSelectors('Card', css)).toEqual(['.Card .Prose', '.Card:is(.Frame *)']);
});
