import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { entityPage } from './entityPages.ts';

const world = emptyWorld('2026-11-21', 0.1);
const facilities = [...demoEntities(world)]
  .map(({ entity }) => entity)
  .filter(({ type }) => type === 'ce_shpFacility');

describe('the page of a facility of the plan', () => {
  const pages = facilities.map((entity) => ({
    address: entity.body['address'] as Record<string, string>,
    told: JSON.stringify(entityPage(world, entity)),
  }));

  it('leads the way to its whole address', () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const { told, address } of pages) {
      const [, way = ''] = /maps\/dir\/\?api=1&destination=([^"]+)/.exec(told) ?? [];
      const place = decodeURIComponent(way);
      expect(place).toContain(address['line1']);
      expect(place).toContain(address['line2'] ?? address['line1']);
      expect(place).toMatch(new RegExp(`CA ${address['postalCode']}$`));
      expect(told).toContain(place.replace(/ (\d{5})$/, '\u00a0$1'));
    }
  });

  it('shows what is done there, and no clipboard', () => {
    const scenes = pages.map(({ told }) => /art\/scene\/(\w+)\//.exec(told)?.[1]);
    expect(scenes).not.toContain('visit');
    expect(scenes).not.toContain(undefined);
    expect(new Set(scenes).size).toBeGreaterThan(8);
  });
});
