import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { healthPlanFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { HealthPlan } from '#src/domain/entities/healthPlans.ts';
import type { PlanProvider } from '#src/domain/entities/PlanProvider.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import type { PlanFacts } from '#src/domain/plans/planFacts.ts';
import { queryParams } from '#src/domain/search/screenState.ts';
import { planComparison as en } from '#src/i18n/en/planComparison.ts';
import { planComparison as es } from '#src/i18n/es/planComparison.ts';
import { createLacks } from '#src/page/lacks.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { type ComparedPlans, loadComparePlans } from './ComparePlans.data.ts';
import { ComparePlans } from './ComparePlans.tsx';

const ids = ['plan1', 'plan2', 'plan3', 'plan4', 'plan5'];
const stored = JSON.stringify(ids.map((id) => ({ id, label: id, type: 'ce_healthPlan', entityId: id })));
const props = placedProps('ComparePlans', {
  fields: {
    Plans: { value: stored },
    Counties: { value: 'Placer, Sacramento' },
    AreaLink: { value: { href: '/service-area', text: 'See where we work' } },
  },
});

const facts = (monthly: number, more: Partial<PlanFacts> = {}): PlanFacts => ({
  year: 2027,
  premiums: [
    { fromAge: 0, toAge: 39, monthly: monthly - 100 },
    { fromAge: 40, toAge: 64, monthly },
  ],
  deductible: 0,
  outOfPocketMax: 5500,
  shares: [
    { care: 'primaryCare', copay: 20, isAfterDeductible: false },
    { care: 'urgentCare', copay: 75, isAfterDeductible: false },
    { care: 'emergencyRoom', copay: 300, isAfterDeductible: true, price: 1600 },
    { care: 'hospitalStay', copay: 800, isAfterDeductible: false },
    { care: 'genericDrug', percent: 20, isAfterDeductible: true, price: 14 },
  ],
  ...more,
});
const plan = (id: string, more: Partial<HealthPlan> = {}): HealthPlan =>
  healthPlanFixture({
    id,
    name: `House ${id}`,
    displayName: `House ${id}`,
    planType: 'HMO',
    market: 'People',
    payor: { id: 'payor1', name: 'House' },
    planPage: `/plans/${id}`,
    facts: facts(400 + Number(id.slice(4))),
    ...more,
  });
const plans: Record<string, HealthPlan> = {
  plan1: plan('plan1'),
  plan2: plan('plan2', { planType: 'PPO' }),
  plan3: plan('plan3', {
    market: 'Medicare',
    facts: facts(29, { premiums: [{ fromAge: 65, toAge: 120, monthly: 29 }] }),
  }),
  plan4: plan('plan4'),
  plan5: healthPlanFixture({ id: 'plan5', name: 'Bare', displayName: 'Bare', affiliates: [] }),
};
const doctor = (id: string, planNames: string[], isPhysician = true) =>
  ({
    entityTypeId: 'healthcareProfessional',
    id,
    name: `Doctor ${id}, MD`,
    isPhysician,
    plans: planNames.map((name) => ({ name, payorName: 'House' })),
  }) as unknown as Provider;
const doctors: Record<string, Provider> = {
  prov1: doctor('prov1', ['House plan1', 'House plan2']),
  prov2: doctor('prov2', ['house  PLAN1']),
  prov3: doctor('prov3', [], false),
};

/** Somebody of the plan's own directory. */
const listed = {
  ...{ entityTypeId: 'ce_shpProvider', id: 'shpp1', name: 'Listed Doctor, MD' },
  ...{ hospitals: ['Oak Hospital'], medicalGroups: [] },
} as unknown as PlanProvider;

const entity = jest.fn(async (type: string, id: string) => {
  if (id === 'down') throw new Error('x');
  const value =
    type === 'ce_healthPlan' ? plans[id] : type === 'ce_shpProvider' ? { shpp1: listed }[id] : doctors[id];
  return value ? { kind: 'found', value } : { kind: 'absent' };
});
const vertical = jest.fn(
  async ({ query }: { verticalKey: string; query?: string; staticFilters?: unknown[] }) =>
    query === undefined
      ? { count: 386, results: [] }
      : {
          count: 1,
          results: [{ id: 'prov1', data: { name: 'Doctor prov1, MD' } }].filter(() => query !== 'nobody'),
        },
);
const searchAddress = async (zip: string) =>
  zip === '95816' || zip === '93291'
    ? [
        {
          ...{
            id: '1',
            type: 'Geography',
            entityType: 'PostalCodeArea',
            freeformAddress: zip === '95816' ? 'Sacramento, CA 95816' : 'Visalia, CA 93291',
            county: zip === '95816' ? 'Sacramento' : 'Tulare',
          },
          position: { latitude: 38.57, longitude: -121.46 },
        },
      ]
    : [];

async function load(
  query = '',
  sent = props,
  variant: 'main' | 'plan' = 'main',
): Promise<ComparedPlans | undefined> {
  return loadComparePlans(sent.rendering, {
    variant,
    directory: { entity },
    search: { vertical },
    maps: { searchAddress },
    locale: 'en',
    query: queryParams(query),
    orElse: createLacks(() => undefined).orElse,
  } as unknown as ComponentDataContext);
}
async function draw(query = '', locale: 'en' | 'es' = 'en') {
  const data = await load(query);
  return renderOnPage(<ComparePlans {...props} data={data} />, {
    locale,
    variant: 'plan',
    dictionary: locale === 'en' ? en : es,
  });
}
const cells = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);

beforeEach(() => jest.clearAllMocks());

describe('loadComparePlans', () => {
  it('shows what the address names, of what is offered; without a name those who are bought alike', async () => {
    expect((await load('?plans=plan4,plan1'))?.columns.map(({ id }) => id)).toEqual(['plan4', 'plan1']);
    expect((await load())?.columns.map(({ id }) => id)).toEqual(['plan1', 'plan2', 'plan4']);
    const strange = await load('?plans=plan99,plan1');
    expect(strange).toMatchObject({ gonePlans: 1, shown: { plans: ['plan1'] } });
    expect(entity).not.toHaveBeenCalledWith('ce_healthPlan', 'plan99', 'en');
    expect((await load('?plans=plan1,plan2,plan3,plan4,plan5'))?.beyond).toBe(1);
  });

  it('counts doctors near a ZIP code by the hospitals and groups of each plan, and not without', async () => {
    const near = await load('?plans=plan1,plan5&zip=95816');
    expect(near?.columns.map(({ network }) => network)).toEqual([386, undefined]);
    expect(vertical).toHaveBeenCalledTimes(1);
    expect(vertical.mock.calls[0]![0].staticFilters).toHaveLength(4);
    vertical.mockClear();
    expect((await load('?plans=plan1'))?.columns[0]).not.toHaveProperty('network');
    expect(await load('?zip=00000')).toMatchObject({ zipProblem: 'unknown' });
    expect(await load('?zip=abc')).toMatchObject({ unread: ['zip'] });
    expect(vertical).not.toHaveBeenCalled();
  });

  it('says who takes what, as their own page says it', async () => {
    const { columns, gone, failed } = (await load('?plans=plan1,plan2&providers=prov1,prov2,prov3,down'))!;
    expect(columns.map((column) => column.doctors)).toEqual([
      ['in', 'in', 'untold'],
      ['in', 'out', 'untold'],
    ]);
    expect({ gone, failed }).toEqual({ gone: 0, failed: 1 });
    expect(await load('?providers=nobody')).toMatchObject({ gone: 1, doctors: [] });
  });

  it('looks for a doctor by name, without those who are named already', async () => {
    expect((await load('?doctor=prov1'))?.matches).toEqual([{ id: 'prov1', name: 'Doctor prov1, MD' }]);
    expect((await load('?doctor=prov1&providers=prov1'))?.matches).toEqual([]);
    expect(await load()).not.toHaveProperty('matches');
  });

  it('on the plan’s site looks for doctors, and counts them, in the plan’s own directory', async () => {
    const data = await load('?plans=plan1,plan5&zip=95816&doctor=prov1&providers=shpp1,prov2', props, 'plan');
    expect(vertical.mock.calls.map(([{ verticalKey }]) => verticalKey)).toEqual([
      'shp-providers',
      'shp-providers',
    ]);
    expect(data?.columns.map((column) => column.doctors)).toEqual([
      ['in', 'in'],
      ['untold', 'out'],
    ]);
    expect(data?.doctors).toEqual([
      { id: 'shpp1', name: 'Listed Doctor, MD' },
      { id: 'prov2', name: 'Doctor prov2, MD' },
    ]);
  });

  it('shows by itself what is offered at an age, and says it of plans that are not', async () => {
    const old = await load('?age=70');
    expect(old?.columns.map(({ id }) => id)).toEqual(['plan3']);
    expect(old).not.toHaveProperty('forAge');
    expect(await load('?age=70&plans=plan1,plan2')).toMatchObject({
      forAge: [{ id: 'plan3', name: 'House plan3' }],
    });
    // Of plan5 nobody knows.
    expect(await load('?age=70&plans=plan1,plan5')).not.toHaveProperty('forAge');
    expect((await load('?age=43'))?.columns.map(({ id }) => id)).toEqual(['plan1', 'plan2', 'plan4']);
  });

  it('tells a ZIP code outside the counties of the plans', async () => {
    expect(await load('?zip=93291')).toMatchObject({ outside: 'Tulare' });
    expect(await load('?zip=95816')).not.toHaveProperty('outside');
    const anywhere = placedProps('ComparePlans', { fields: { Plans: { value: stored } } });
    expect(await load('?zip=93291', anywhere)).not.toHaveProperty('outside');
  });

  it('is nothing without plans', async () => {
    expect(await load('', placedProps('ComparePlans', {}))).toBeUndefined();
  });
});

describe('ComparePlans', () => {
  it('puts plans side by side in groups, with what each word means', async () => {
    const { container } = await draw('?plans=plan1,plan2&age=43&zip=95816');
    expect(heads()).toEqual([expect.stringContaining('House plan1'), expect.stringContaining('House plan2')]);
    expect(screen.getByText('2027 prices, for one person.')).toBeVisible();
    expect(cells(/^Premium/)).toEqual(['$401', '$402']);
    expect(cells(/^Kind of plan/)).toEqual(['HMO', 'PPO']);
    expect(cells(/^Generic/)).toEqual(['20% after deductible', '20% after deductible']);
    expect(cells(/^Emergency room/)).toEqual(['$300 after deductible', '$300 after deductible']);
    expect(cells(/^Hospital stay/)).toEqual(['$800', '$800']);
    expect(cells(/^Doctors and other providers within 10 miles of 95816/)).toEqual(['386', '386']);
    expect(screen.getByText(/^HMO: you choose a doctor/)).toBeInTheDocument();
    expect(screen.queryByText(/^EPO:/)).toBeNull();
    expect(screen.getAllByRole('link', { name: /^See plan/ })[0]).toHaveAttribute('href', '/plans/plan1');
    await expectNoAxeViolations(container);
  });

  it('says which plan is for an age, in the usual type, and where plans are not offered', async () => {
    const { container } = await draw('?plans=plan1,plan2&age=70&zip=93291');
    expect(cells(/^Premium/)).toEqual(['Not offered at this age', 'Not offered at this age']);
    expect(container.querySelector('.ComparePlans--large')).toBeNull();
    expect(screen.getByText(/None of these plans is offered at age 70/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'House plan3' })).toHaveAttribute(
      'href',
      '/shop-plans/compare?plans=plan3&zip=93291&age=70',
    );
    expect(screen.getByText(/93291 is in Tulare County/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See where we work' })).toHaveAttribute('href', '/service-area');
    await expectNoAxeViolations(container);
  });

  it('without an age tells the range, and no year', async () => {
    await draw('?plans=plan1,plan2');
    expect(cells(/^Premium/)).toEqual(['$301 to $401', '$302 to $402']);
    expect(screen.queryByRole('radio')).toBeNull();
    const ask = screen.getByRole('link', { name: /Enter an age above/ });
    expect(ask).toHaveAttribute('href', '#plans-age');
    // On paper nobody can enter one.
    expect(ask.closest('section')).toHaveAttribute('data-print', 'hide');
  });

  it('says of a premium that it depends on age only where one does, and of one that does not', async () => {
    const { unmount } = await draw('?plans=plan1,plan3');
    expect(cells(/^Premium/)).toEqual(['$301 to $401', '$29 at any age']);
    expect(screen.getByRole('rowheader', { name: /^Premium/ })).toHaveTextContent('It depends on age.');
    unmount();
    await draw('?plans=plan3');
    expect(cells(/^Premium/)).toEqual(['$29 at any age']);
    expect(screen.getByRole('rowheader', { name: /^Premium/ })).not.toHaveTextContent('It depends on age.');
  });

  it('asks for what an answer needs, in its place', async () => {
    await draw('?plans=plan1,plan2');
    expect(screen.getByRole('link', { name: 'Add a doctor to see' })).toHaveAttribute(
      'href',
      '#plans-doctor',
    );
    expect(screen.getByRole('link', { name: 'Enter a ZIP code to see' })).toHaveAttribute(
      'href',
      '#plans-zip',
    );
  });

  it('reckons years, and names the lowest that fits only when it follows', async () => {
    const { unmount } = await draw('?plans=plan1,plan2&age=43&providers=prov1');
    expect(screen.getByText('Lowest that fits you')).toBeVisible();
    expect(screen.getAllByRole('columnheader')[1]).toHaveTextContent('Lowest that fits you');
    // 12 × 401, 4 × 20, 75, and a fifth of 24 × 14.
    expect(screen.getByText('$5,034')).toBeInTheDocument();
    unmount();
    await draw('?plans=plan1,plan2&age=43');
    expect(screen.queryByText('Lowest that fits you')).toBeNull();
  });

  it('says of each doctor who is not in', async () => {
    await draw('?plans=plan1,plan2&providers=prov1,prov2');
    expect(cells(/^My doctors/)).toEqual(['Both in network', 'Doctor prov1Doctor prov2: not listed']);
  });

  it('leaves out what no plan tells, and sends to us for what one does not', async () => {
    const { unmount } = await draw('?plans=plan5');
    expect(screen.queryByRole('row', { name: /^Deductible/ })).toBeNull();
    expect(screen.queryByText('What a year could cost you')).toBeNull();
    unmount();
    await draw('?plans=plan1,plan5');
    expect(cells(/^Deductible/)).toEqual(['$0', 'Ask us']);
  });

  it('every way on is an address: out, in the place of the second, doctors in and out', async () => {
    await draw('?plans=plan1,plan2,plan4&zip=95816&age=43&providers=prov2&doctor=prov1');
    const rest = 'zip=95816&age=43&providers=';
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Remove House plan1')).toBe(`/shop-plans/compare?plans=plan2,plan4&${rest}prov2`);
    expect(href('Swap in House plan4')).toBe(`/shop-plans/compare?plans=plan1,plan4,plan2&${rest}prov2`);
    expect(href('Add Doctor prov1, MD')).toBe(
      `/shop-plans/compare?plans=plan1,plan2,plan4&${rest}prov2,prov1`,
    );
    expect(href('Remove Doctor prov2, MD')).toBe(
      '/shop-plans/compare?plans=plan1,plan2,plan4&zip=95816&age=43',
    );
    const form = screen.getByRole('form', { name: 'Your details' });
    expect(form).toHaveAttribute('action', '/shop-plans/compare');
    const sent = new URLSearchParams(
      new FormData(form as HTMLFormElement) as unknown as Record<string, string>,
    );
    expect(sent.getAll('plans')).toEqual(['plan1', 'plan2', 'plan4']);
    expect(sent.get('zip')).toBe('95816');
  });

  it('says when nobody has that name, and what cannot be read', async () => {
    await draw('?doctor=nobody&zip=12&age=x');
    expect(screen.getByText(/nobody by that name/)).toBeVisible();
    expect(screen.getByText('A ZIP code has five digits.')).toBeVisible();
    expect(screen.getByText(/Enter an age in years/)).toBeVisible();
  });

  it('of 500 payloads in every parameter nothing reaches the page that runs', async () => {
    for (const text of payloads('globalThis.hit=1')) {
      const hostile = new URLSearchParams(
        ['plans', 'zip', 'age', 'providers', 'doctor'].map((name) => [name, text]),
      );
      const data = await load(`?plans=plan1&${hostile}`);
      const html = renderToStaticMarkup(
        <OnPage page={pageFixture({ dictionary: en })}>
          <ComparePlans {...props} data={data} />
        </OnPage>,
      );
      const box = document.createElement('div');
      box.innerHTML = html;
      expect(
        box.querySelector('script, iframe, object, embed, base, style, [onerror], [onload], [onclick]'),
      ).toBeNull();
      for (const link of box.querySelectorAll('[href]'))
        expect(link.getAttribute('href')).toMatch(/^(\/|#plans-)/);
    }
  });

  it('says so when plans cannot be had, and to editors which field is empty', () => {
    const { unmount } = renderOnPage(<ComparePlans {...props} />, { dictionary: en });
    expect(screen.getByText(/cannot show our plans just now/)).toBeVisible();
    unmount();
    renderOnPage(<ComparePlans {...placedProps('ComparePlans', {})} />, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Plans');
  });

  it('speaks Spanish, its links too', async () => {
    const { container } = await draw('?plans=plan1,plan2&age=43', 'es');
    expect(cells(/^Genérico/)[0]).toBe('20 % después del deducible');
    expect(screen.getByRole('link', { name: 'Quitar House plan1' })).toHaveAttribute(
      'href',
      '/es/shop-plans/compare?plans=plan2&age=43',
    );
    await expectNoAxeViolations(container);
  });
});
