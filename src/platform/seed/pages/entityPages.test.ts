import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { entityPage } from './entityPages.ts';

const world = emptyWorld('2026-11-21', 0.1);
const entities = [...demoEntities(world)].map(({ entity }) => entity);
const facilities = entities.filter(({ type }) => type === 'ce_shpFacility');

describe('the page of a facility of the plan', () => {
  const pages = facilities.map((entity) => ({
    kinds: (entity.body['c_shpService'] as { en: string }[]).map(({ en }) => en).join(),
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

  it('has nobody call or ask before an emergency, nor before walking in, and doctors only where they see people', () => {
    const told = (kind: RegExp) => pages.filter(({ kinds }) => kind.test(kinds)).map((page) => page.told);
    const urgent = told(/Hospital|Emergency Room|Urgent Care|Walk-In Care/);
    expect(urgent.length).toBeGreaterThan(3);
    for (const page of urgent) expect(page).not.toMatch(/Call first|Please call/);
    for (const page of told(/Hospital/)) expect(page).toContain('In an emergency call 911');
    for (const page of told(/Emergency Room/)) expect(page).toContain('call 911, or go');
    // On the way to an emergency room the first button is the way there.
    for (const page of told(/Emergency Room/)) {
      expect(page).not.toContain('planned stay');
      expect(page.indexOf('maps/dir')).toBeLessThan(
        page.indexOf('tel:') + Number(!page.includes('tel:')) * 1e9,
      );
    }
    const without = told(/^(Laboratory|Imaging|Pharmacy|Dialysis|Hospice|Durable Medical Equipment)$/);
    expect(without.length).toBeGreaterThan(3);
    for (const page of without) expect(page).not.toContain('Doctors of the plan');
    expect(told(/Primary Care/)[0]).toContain('Doctors of the plan');
  });

  it('shows what is done there, and no clipboard', () => {
    const scenes = pages.map(({ told }) => /art\/scene\/(\w+)\//.exec(told)?.[1]);
    expect(scenes).not.toContain('visit');
    expect(scenes).not.toContain(undefined);
    expect(new Set(scenes).size).toBeGreaterThan(8);
  });
});

it('a page of news goes on to news of its own kind', () => {
  const news = entities.filter(({ type }) => type === 'wp_post');
  const kinds = new Set(news.map(({ body }) => String(body['c_mediaCategory'])));
  expect(kinds.size).toBeGreaterThan(3);
  for (const post of news)
    expect(JSON.stringify(entityPage(world, post))).toContain(
      `"params":{"Category":"${String(post.body['c_mediaCategory'])}"}`,
    );
});
