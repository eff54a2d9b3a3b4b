import { slugOf } from '../bilingual.ts';
import { mainCosts } from '../entities/planCosts.ts';
import { housePlans } from '../entities/plans.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { planPages } from './planPages.ts';
import { writtenPages } from './writtenPages.ts';

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

  it('asks for one’s doctor in this plan, not among everybody of all plans', () => {
    expect(told).toContain(`/shop-plans/compare?plans=${id}#plans-doctor`);
    expect(told).not.toMatch(/\/find-provider(?!\?)/);
  });

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
