import { inLocale } from '#src/platform/seed/bilingual.ts';
import { buildVolunteering } from '#src/platform/seed/entities/community.ts';
import { demoEntities } from '#src/platform/seed/seedDemo.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';
import { smallNetwork } from './testing/smallNetwork.ts';

jest.setTimeout(60_000);

const world = emptyWorld('2026-11-21', 0.05);
for (const each of demoEntities(world)) void each;
// All roles of the whole network, at the places of a small one.
world.scale = 1;
const roles = [...buildVolunteering(world)];
const network = smallNetwork(
  roles.map(({ id, type, body }) => ({
    ...{ id, type, locale: 'en' as const },
    body: inLocale(body, 'en') as Record<string, unknown>,
  })),
);
afterAll(network.close);

/** "Garden volunteer, Davis" is the role "Garden volunteer". */
const roleOf = new Map(
  roles.map(({ id, body }) => [id, (body['name'] as { en: string }).en.split(', ')[0]!] as const),
);

it('a volunteer role seldom stands beside its like: whoever reads a page sees most of what there is', () => {
  const { ids } = network.ask('volunteer-opportunity', '', { limit: '50' });
  const shown = ids.map((id) => roleOf.get(id));
  const alike = shown.filter((role, at) => role === shown[at - 1]);
  expect(shown.length).toBe(50);
  expect(alike.length).toBeLessThan(3);
  expect(new Set(shown).size).toBeGreaterThan(20);
});
