import type { Placed } from '../api/StudioApi.ts';
import {
  moveInSlot,
  nextSlotNumber,
  placeOf,
  slotAt,
  targetOf,
  withComponent,
  withoutComponent,
  withSetting,
} from './layout.ts';
import type { Layout } from './layout.ts';

const one = (uid: string, placeholders?: Layout): Placed => ({
  uid,
  componentName: uid.toUpperCase(),
  dataSource: '',
  params: {},
  ...(placeholders ? { placeholders } : {}),
});
const layout: Layout = { main: [one('a'), one('b', { left: [one('c'), one('d')] })], bottom: [one('e')] };
const names = (components: readonly Placed[] | undefined) => components?.map(({ uid }) => uid).join('');

it('finds where a component stands, however deep', () => {
  expect(placeOf(layout, 'd')).toMatchObject({ slot: 'left', index: 1, count: 2, owner: 'b' });
  expect(placeOf(layout, 'a')).toMatchObject({ slot: 'main', index: 0, count: 2, owner: '' });
  expect(placeOf(layout, 'x')).toBeUndefined();
});

it('moves a component inside its slot and leaves all others as they are', () => {
  const moved = moveInSlot(layout, 'd', -1);
  expect(names(moved['main']?.[1]?.placeholders?.['left'])).toBe('dc');
  expect(names(moved['main'])).toBe('ab');
  expect(moved['bottom']?.[0]).toBe(layout['bottom']?.[0]);
  expect(names(layout['main']?.[1]?.placeholders?.['left'])).toBe('cd');
});

it('sets and takes out a setting of one component, however deep, and is the same where nothing changes', () => {
  const set = withSetting(layout, 'd', 'Limit', '3');
  expect(placeOf(set, 'd')?.component.params).toEqual({ Limit: '3' });
  expect(placeOf(set, 'c')).toEqual(placeOf(layout, 'c'));
  expect(withSetting(set, 'd', 'Limit', '')).toEqual(layout);
  expect(withSetting(set, 'd', 'Limit', '3')).toBe(set);
  expect(withSetting(layout, 'd', 'Limit', '')).toBe(layout);
});

it('does not move a component out of its slot', () => {
  expect(moveInSlot(layout, 'c', -1)).toBe(layout);
  expect(moveInSlot(layout, 'e', 1)).toBe(layout);
});

it('takes a component away with all that stands in it', () => {
  expect(names(withoutComponent(layout, 'b')['main'])).toBe('a');
  expect(placeOf(withoutComponent(layout, 'b'), 'c')).toBeUndefined();
  expect(withoutComponent(layout, 'x')).toBe(layout);
});

it('puts something new behind what is selected, or at the end of a selected slot', () => {
  expect(targetOf(layout, 'r:c')).toEqual({ owner: 'b', slot: 'left', index: 1 });
  expect(targetOf(layout, 's:left_b')).toEqual({ owner: 'b', slot: 'left', index: 2 });
  expect(targetOf(layout, 's:bottom')).toEqual({ owner: '', slot: 'bottom', index: 1 });
  for (const elsewhere of ['page', '', 'r:gone', 's:left_gone'])
    expect(targetOf(layout, elsewhere)).toEqual({ owner: '', slot: 'main', index: 2 });
  const inside = withComponent(layout, { owner: 'b', slot: 'left', index: 1 }, one('n'));
  expect(names(inside['main']?.[1]?.placeholders?.['left'])).toBe('cnd');
  expect(names(withComponent(layout, { owner: '', slot: 'footer', index: 0 }, one('n'))['footer'])).toBe('n');
  expect(withComponent(layout, { owner: 'gone', slot: 'left', index: 0 }, one('n'))).toBe(layout);
});

it('knows what a slot takes by all it stands in', () => {
  const catalogue = {
    areas: { main: {} },
    components: { B: { standsIn: ['main'], slots: { left: { takes: ['around'] } } } },
  };
  expect(slotAt(layout, catalogue, { owner: 'b', slot: 'left' })?.places).toEqual(['left', 'main']);
  expect(slotAt(layout, catalogue, { owner: 'a', slot: 'left' })).toBeUndefined();
});

it('numbers slots over the whole page', () => {
  const numbered = (uid: string, number: string, below?: Layout) => ({
    ...one(uid, below),
    params: { DynamicPlaceholderId: number },
  });
  expect(nextSlotNumber({ main: [numbered('a', '2', { x: [numbered('b', '7')] }), one('c')] })).toBe(8);
  expect(nextSlotNumber({})).toBe(1);
});
