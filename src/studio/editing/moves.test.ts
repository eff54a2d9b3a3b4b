import type { SlotCatalogue } from '#src/domain/authoring/slotRules.ts';
import type { Placed } from '../api/StudioApi.ts';
import type { Layout } from './layout.ts';
import { mayMove, movePlaces, moveTo, targetAt } from './moves.ts';

const one = (uid: string, componentName: string, placeholders?: Layout): Placed => ({
  ...{ uid, componentName, dataSource: '', params: {}, ...(placeholders && { placeholders }) },
});
const layout: Layout = {
  main: [
    one('hero', 'Hero'),
    one('columns', 'Columns', { 'left-{*}': [one('text', 'Text')], 'right-{*}': [] }),
    one('end', 'Text'),
  ],
  bottom: [],
};
const rules: SlotCatalogue = {
  areas: { main: {}, bottom: { most: 1 }, header: {} },
  components: {
    Hero: { standsIn: ['main'] },
    Text: { standsIn: ['main', 'left'] },
    Columns: { standsIn: ['main', 'bottom'], slots: { 'left-{*}': {}, 'right-{*}': { takes: ['around'] } } },
  },
};
const left = { owner: 'columns', slot: 'left-{*}' };
const right = { owner: 'columns', slot: 'right-{*}' };
const main = { owner: '', slot: 'main' };
const uids = (components: readonly Placed[] | undefined) => components?.map(({ uid }) => uid).join(' ');

it('moves a component into another slot, and leaves the layout where nothing changes', () => {
  const moved = moveTo(layout, 'end', { ...left, index: 0 });
  expect(uids(moved['main'])).toBe('hero columns');
  expect(uids(moved['main']?.[1]?.placeholders?.['left-{*}'])).toBe('end text');
  expect(moveTo(layout, 'end', { ...main, index: 2 })).toBe(layout);
  expect(moveTo(layout, 'nobody', { ...main, index: 0 })).toBe(layout);
});

it.each([
  ['a text into a column', 'end', { ...left, index: 1 }, true],
  ['a hero into a column that takes none', 'hero', { ...left, index: 0 }, false],
  ['a hero into a column that takes what stands around it', 'hero', { ...right, index: 0 }, true],
  ['a component into itself', 'columns', { ...left, index: 0 }, false],
  ['a component where it is', 'hero', { ...main, index: 0 }, false],
  ['into a slot nobody knows', 'end', { owner: '', slot: 'attic', index: 0 }, false],
  ['into an area it does not stand in', 'hero', { owner: '', slot: 'bottom', index: 0 }, false],
  ['into an area it stands in', 'columns', { owner: '', slot: 'bottom', index: 0 }, true],
])('knows whether it may move %s', (_what, uid, target, expected) => {
  expect(mayMove(layout, rules, uid, target)).toBe(expected);
});

it('moves nothing into a full slot, nor what could not keep what stands in it', () => {
  const full = { ...layout, bottom: [one('more', 'Columns')] };
  expect(mayMove(full, rules, 'columns', { owner: '', slot: 'bottom', index: 0 })).toBe(false);
  const filled = moveTo(layout, 'hero', { ...right, index: 0 });
  expect(mayMove(filled, rules, 'columns', { owner: '', slot: 'bottom', index: 0 })).toBe(false);
});

it('lists the places a component may go to, in the order of the page', () => {
  const places = movePlaces(layout, rules, 'end').map(
    ({ slot, owner, after }) => `${owner}/${slot} after ${after?.uid ?? '-'}`,
  );
  expect(places).toEqual([
    '/main after -',
    '/main after hero',
    'columns/left-{*} after -',
    'columns/left-{*} after text',
    'columns/right-{*} after -',
  ]);
});

it.each([
  ['r:hero', 'after', { ...main, index: 1 }],
  ['r:hero', 'before', { ...main, index: 0 }],
  ['r:columns', 'inside', undefined],
  ['s:left-{*}_columns', 'inside', { ...left, index: 1 }],
  ['s:header', 'inside', { owner: '', slot: 'header', index: 0 }],
  ['page', 'inside', undefined],
  ['r:end', 'after', undefined],
] as const)('reads a drop on %s, %s', (row, edge, expected) => {
  expect(targetAt(layout, 'end', row, edge)).toEqual(expected);
});
