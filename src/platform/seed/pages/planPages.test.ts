import { emptyWorld } from '../World.ts';
import { slugOf } from '../bilingual.ts';
import { SERVICE_AREA } from '../data/serviceArea.ts';
import { isSoldIn, mainCosts } from '../entities/planCosts.ts';
import { housePlans } from '../entities/plans.ts';
import { demoEntities } from '../seedDemo.ts';
import { planPages } from './planPages.ts';
import { seedShells } from './shells.ts';
import { writtenPages } from './writtenPages.ts';

const SELECT = 'Meridian HMO Select';
const textOf = (path: string): string => {
  const page = planPages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return JSON.stringify(page);
};

it('a county’s page offers a plan only where it is sold', () => {
  const offered = SERVICE_AREA.map((county) => {
    const page = textOf(`/service-area/${slugOf(county.name)}-county`);
    expect([county.name, page.includes(SELECT)]).toEqual([county.name, isSoldIn(SELECT, county)]);
    return page.includes(SELECT);
  });
  expect(offered).toContain(true);
  expect(offered).toContain(false);
});

it('the plan’s page and the comparison say where it is sold', () => {
  for (const path of ['/plans/meridian-hmo-select', '/shop-plans/compare']) {
    expect(textOf(path)).toContain(`${SELECT} is for people who live in the counties of Alameda`);
    expect(textOf(path)).toContain(`${SELECT} es para quienes viven en los condados de Alameda`);
  }
  expect(textOf('/plans/meridian-hmo')).not.toContain('is for people who live in the counties of');
});

it('who asks whether a doctor is in a plan comes to the doctors of its network', () => {
  const doctors = (path: string) =>
    decodeURIComponent(/\/find-provider\?facets=[^"]+/.exec(textOf(path))?.[0] ?? 'all').replace(
      /^.*?\[/,
      '[',
    );
  expect(JSON.parse(doctors('/plans/meridian-hmo-select'))).toEqual([
    {
      i: 'c_shpMedicalGroupAffiliation',
      v: ['Meridian Sacramento Medical Group', 'Meridian East Bay Medical Group', 'Meridian Capital Network'],
    },
  ]);
  expect(doctors('/plans/meridian-hmo')).toContain('Meridian Coast Medical Group');
  expect(doctors('/plans/meridian-hmo')).not.toContain('Golden Delta Physicians');
  expect(doctors('/plans/meridian-ppo')).toBe('all');
});

it('names with a phone number are short enough for a narrow column in both languages', () => {
  const told = [
    ...JSON.stringify([planPages, seedShells]).matchAll(/"href":"tel:[^"]*","text":(\{[^}]*\})/g),
  ];
  expect(told.length).toBeGreaterThan(5);
  for (const [, words = ''] of told)
    for (const text of Object.values(JSON.parse(words) as Record<string, string>))
      expect([text, text.length <= 32]).toEqual([text, true]);
});

it('a footer leads to each page once', () => {
  for (const shell of seedShells) {
    const footer = JSON.stringify(shell.placeholders['footer']);
    const paths = [...footer.matchAll(/"href":"(\/[^"]*)"/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  }
});

it('the plan’s search knows every page that is written for the plan, and whether it is for members', () => {
  const known = [...demoEntities(emptyWorld('2026-11-21', 0.005))]
    .map(({ entity }) => entity)
    .filter(({ type }) => type === 'ce_shpPage')
    .map(({ body }) => [body['landingPageUrl'], body['c_pageType']]);
  for (const { path } of writtenPages('plan')) {
    if (path === '/') continue;
    expect(known).toContainEqual([path, path.startsWith('/members') ? 'For members' : 'About the plan']);
  }
  expect(new Set(known.map(([path]) => path)).size).toBe(known.length);
});

const pageAt = (path: string) => planPages.find((page) => page.path === path)!;
const plans = housePlans().map((plan) => ({ ...plan, page: pageAt(`/plans/${slugOf(plan.name)}`) }));

describe.each(plans)('the page of $name', ({ id, name, page }) => {
  const told = JSON.stringify(page);

  it('is compared with others, first among them', () => {
    const [, among = ''] = /\/shop-plans\/compare\?plans=([\w,]+)"/.exec(told) ?? [];
    const ids = among.split(',');
    expect(ids[0]).toBe(id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('tells emergency rooms and hospital stays, and which care waits for the deductible', () => {
    expect(told).toContain('<strong>Emergency room:</strong> ');
    expect(told).toContain('<strong>A hospital stay:</strong> ');
    const { deductible, shares } = mainCosts(name)!;
    const isPart = deductible > 0 && Object.values(shares).some(({ afterDeductible }) => !afterDeductible);
    expect(told.includes('Visits and medicines do not wait for it.')).toBe(isPart);
    if (isPart)
      for (const care of ['primaryCare', 'specialist', 'urgentCare', 'genericDrug', 'brandDrug'] as const)
        expect(shares[care].afterDeductible).toBeUndefined();
  });
});
