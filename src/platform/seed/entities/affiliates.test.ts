import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { Bilingual } from '../bilingual.ts';

/* What the pages of hospitals and groups say of themselves: where they are in words that are right, and something to go by. */

jest.setTimeout(60_000);

it('stands in a region that is no town, and is named by doctors, places or plans', () => {
  const about = new Map<string, { name: string; description: Bilingual }>();
  const named = new Set<string>();
  for (const { entity } of demoEntities(emptyWorld('2026-11-21', 0.1))) {
    if (entity.type === 'ce_affiliate') about.set(entity.id, entity.body as never);
    else for (const [, id] of JSON.stringify(entity.body).matchAll(/"\$ref":"(aff\d+)"/g)) named.add(id!);
  }
  expect(about.size).toBeGreaterThan(15);
  for (const [id, { name, description }] of about) {
    expect(description.en).not.toMatch(/ in (?:Sacramento|San Francisco)\b/);
    expect(description.es).not.toMatch(/ en (?:Sacramento|San Francisco)\b/);
    expect([name, named.has(id)]).toEqual([name, true]);
  }
});
