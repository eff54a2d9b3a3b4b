import { placingProblems } from './placing.ts';
import type { PlacingCatalogue } from './placing.ts';

const known: PlacingCatalogue = {
  areas: { header: {}, main: {}, bottom: { takes: ['main'] } },
  components: {
    Header: { title: 'Header', standsIn: ['header'], slots: { 'logo-{*}': { most: 1 } } },
    Logo: { title: 'Logo', standsIn: ['logo'] },
    Text: { title: 'Text', standsIn: ['main'] },
    Columns: {
      title: 'Columns',
      standsIn: ['main', 'header'],
      slots: { 'column-1-{*}': { takes: ['around'] }, 'column-2-{*}': { takes: ['around'] } },
    },
    Accordion: { title: 'Accordion', standsIn: ['main'], slots: { 'entries-{*}': {} } },
    Entry: { title: 'Entry', standsIn: ['entries'], slots: { 'entry-{*}': { takes: ['main'] } } },
    Part: { title: 'Part', standsIn: ['header'], slots: { '{*}': { takes: ['around'] } } },
    Help: { title: 'Help', standsIn: 'any' },
    Card: { title: 'Card', standsIn: [] },
  },
};
const problems = (placeholders: Parameters<typeof placingProblems>[0]) =>
  placingProblems(placeholders, known);
const text = { component: 'Text' };

it.each<[string, Parameters<typeof placingProblems>[0]]>([
  ['a component in its area', { main: [text, text] }],
  ['what main takes, below it', { bottom: [text] }],
  [
    'a slot of its own',
    { header: [{ component: 'Header', placeholders: { 'logo-{*}': [{ component: 'Logo' }] } }] },
  ],
  [
    'a slot by the number of its rendering',
    { main: [{ component: 'Columns', placeholders: { 'column-2-7': [text] } }] },
  ],
  [
    'what may stand around a layout, in it, however deep',
    {
      bottom: [
        {
          component: 'Columns',
          placeholders: {
            'column-1-{*}': [{ component: 'Columns', placeholders: { 'column-1-{*}': [text] } }],
          },
        },
      ],
    },
  ],
  [
    'what a slot takes beside its own',
    {
      main: [
        {
          component: 'Accordion',
          placeholders: { 'entries-{*}': [{ component: 'Entry', placeholders: { 'entry-{*}': [text] } }] },
        },
      ],
    },
  ],
  [
    'a slot of any name',
    { header: [{ component: 'Part', placeholders: { 'help-band': [{ component: 'Header' }] } }] },
  ],
  [
    'what helps everywhere',
    { header: [{ component: 'Header', placeholders: { 'logo-{*}': [{ component: 'Help' }] } }] },
  ],
])('finds nothing wrong with %s', (_, placeholders) => {
  expect(problems(placeholders)).toEqual([]);
});

it.each<[string, Parameters<typeof placingProblems>[0], string]>([
  [
    'a component in another’s area',
    { header: [text] },
    'Text may not stand in header of the page, where Header, Columns, Part, Help may; Text may stand in main.',
  ],
  [
    'a component in a layout, by what stands around it',
    { header: [{ component: 'Columns', placeholders: { 'column-1-{*}': [text] } }] },
    'Text may not stand in column-1-{*} of Columns, where Header, Columns, Part, Help may; Text may stand in main.',
  ],
  [
    'what no editor places',
    { main: [{ component: 'Card' }] },
    'Card may not stand in main of the page, where Text, Columns, Accordion, Help may; Card is placed by no editor.',
  ],
  ['an unknown component', { main: [{ component: 'toString' }] }, 'toString is no component of this site.'],
  ['an unknown area', { side: [text] }, 'There is no side in the page: it has header, main, bottom.'],
  [
    'a slot the component has not',
    { main: [{ component: 'Text', placeholders: { inside: [text] } }] },
    'There is no inside in Text: it has nothing.',
  ],
  [
    'more than a slot may hold',
    {
      header: [
        { component: 'Header', placeholders: { 'logo-{*}': [{ component: 'Logo' }, { component: 'Logo' }] } },
      ],
    },
    'logo-{*} of Header holds 2 components, at most 1 may stand there.',
  ],
])('tells of %s', (_, placeholders, expected) => {
  expect(problems(placeholders)).toEqual([expected]);
});

it('names a dozen of many', () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`C${at}`, { title: `${at}`, standsIn: ['main'] }]),
  );
  const [problem] = placingProblems(
    { main: [{ component: 'Odd' }] },
    { areas: { main: {} }, components: { ...many, Odd: { title: 'Odd', standsIn: ['side'] } } },
  );
  expect(problem).toContain('C10, C11 and 8 more may;');
});
