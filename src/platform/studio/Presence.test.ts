import { Presence } from './Presence.ts';

const at = (itemId: string, field = '') => ({
  ...{ tab: 'one', personId: 'ana', name: 'Ana', itemId, locale: 'en' as const, component: '', field },
});

it('tells what is new to others, and forgets who left or went silent', () => {
  let now = 0;
  const presence = new Presence(() => now);
  expect(presence.heard(at('page'))).toBe(true);
  expect(presence.heard(at('page'))).toBe(false);
  expect(presence.heard(at('page', 'Title'))).toBe(true);
  expect(presence.heard({ ...at('page', 'Title'), component: 'hero' })).toBe(true);
  expect(presence.heard({ ...at('page'), tab: 'two' })).toBe(true);
  expect(presence.list()).toHaveLength(2);
  expect(presence.heard({ ...at(''), tab: 'two' })).toBe(true);
  now = 20_000;
  expect(presence.sweep()).toBe(false);
  now = 26_000;
  expect(presence.sweep()).toBe(true);
  expect(presence.list()).toEqual([]);
});
