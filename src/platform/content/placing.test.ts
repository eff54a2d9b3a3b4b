import { placingProblems } from './placing.ts';
import type { PlacingCatalogue } from './placing.ts';

const known: PlacingCatalogue = {
  areas: {
    header: { title: 'Header' },
    main: { title: 'Main' },
    'in-page-alert': { title: 'In page alert' },
    bottom: { title: 'Bottom', takes: ['main'] },
  },
  components: {
    Header: { title: 'Header', standsIn: ['header'], slots: { 'logo-{*}': { title: 'Logo', most: 1 } } },
    Logo: { title: 'Logo', standsIn: ['logo'] },
    Text: { title: 'Text', standsIn: ['main', 'in-page-alert'] },
    Columns: {
      title: 'Two columns',
      standsIn: ['main', 'header'],
      slots: {
        'column-1-{*}': { title: 'Column 1', takes: ['around'] },
        'column-2-{*}': { title: 'Column 2', takes: ['around'] },
      },
    },
    Accordion: { title: 'Accordion', standsIn: ['main'], slots: { 'entries-{*}': { title: 'Entries' } } },
    Entry: {
      title: 'Entry',
      standsIn: ['entries'],
      slots: { 'entry-{*}': { title: 'Entry', takes: ['main'] } },
    },
    Part: { title: 'Part', standsIn: ['header'], slots: { '{*}': { title: 'Part', takes: ['around'] } } },
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
    '"Text" may not stand in "Header" of the page. It may stand in "Main", "In page alert".',
  ],
  [
    'a component in a layout, by what stands around it',
    { header: [{ component: 'Columns', placeholders: { 'column-1-{*}': [text] } }] },
    '"Text" may not stand in "Column 1" of "Two columns". It may stand in "Main", "In page alert".',
  ],
  [
    'what no editor places',
    { main: [{ component: 'Card' }] },
    '"Card" may not stand in "Main" of the page. It is not placed by editors.',
  ],
  ['an unknown component', { main: [{ component: 'toString' }] }, '"toString" is no component of this site.'],
  ['an unknown area', { side: [text] }, 'There is no place "side" in the page.'],
  [
    'a slot the component has not',
    { main: [{ component: 'Text', placeholders: { inside: [text] } }] },
    'There is no place "inside" in "Text".',
  ],
  [
    'more than a slot may hold',
    {
      header: [
        { component: 'Header', placeholders: { 'logo-{*}': [{ component: 'Logo' }, { component: 'Logo' }] } },
      ],
    },
    '"Logo" of "Header" takes at most 1, and 2 stand there.',
  ],
])('tells of %s', (_, placeholders, expected) => {
  expect(problems(placeholders)).toEqual([expected]);
});
