import { mayStand, openSlot } from './slotRules.ts';
import type { SlotCatalogue } from './slotRules.ts';

const catalogue: SlotCatalogue = {
  areas: { main: {}, bottom: { takes: ['main'] } },
  components: {
    Hero: { standsIn: ['main'] },
    Columns: { standsIn: ['main', 'detail'], slots: { 'left-{*}': { takes: ['around'] }, one: { most: 1 } } },
    Fact: { standsIn: ['detail'] },
    Card: { standsIn: [] },
    Script: { standsIn: 'any' },
  },
};
const names = Object.keys(catalogue.components);
const fitting = (slot: ReturnType<typeof openSlot>) =>
  names.filter((name) => slot && mayStand(catalogue, name, slot));

it('takes what may stand in an area, and what it takes of another', () => {
  expect(fitting(openSlot(catalogue, 'main', '', []))).toEqual(['Hero', 'Columns', 'Script']);
  expect(fitting(openSlot(catalogue, 'bottom', '', []))).toEqual(['Hero', 'Columns', 'Script']);
});

it('takes in a slot that follows its surroundings what may stand around it', () => {
  const inMain = openSlot(catalogue, 'left-3', 'Columns', ['main']);
  expect(fitting(inMain)).toEqual(['Hero', 'Columns', 'Script']);
  const inDetail = openSlot(catalogue, 'left-{*}', 'Columns', ['detail']);
  expect(fitting(inDetail)).toEqual(['Columns', 'Fact', 'Script']);
});

it('knows how much room there is, and which slots there are not', () => {
  expect(openSlot(catalogue, 'one', 'Columns', [])?.most).toBe(1);
  expect(openSlot(catalogue, 'left-', 'Columns', [])).toBeUndefined();
  expect(openSlot(catalogue, 'left-1', 'Hero', [])).toBeUndefined();
});
