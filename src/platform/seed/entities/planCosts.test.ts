import { demoEntities } from '../seedDemo.ts';
import { hospitalName, SERVICE_AREA } from '../data/serviceArea.ts';
import { emptyWorld } from '../World.ts';
import { isSoldIn, networkOf, planCostFields, planYear } from './planCosts.ts';
import { housePlans } from './plans.ts';

interface Costs {
  c_planType: string;
  c_planYear: number;
  c_planPremiums?: { fromAge: number; toAge: number; monthly: number }[];
  c_planDeductible: number;
  c_planOutOfPocketMax: number;
  c_planCostShares: {
    care: string;
    copay?: number;
    percent?: number;
    afterDeductible?: boolean;
    price: number;
  }[];
}
const costs = (name: string) => planCostFields(name, '2026-11-21') as unknown as Costs;
const at43 = (name: string) =>
  costs(name).c_planPremiums!.find(({ fromAge, toAge }) => fromAge <= 43 && toAge >= 43)!.monthly;

it('names the year people choose for', () => {
  expect(['2026-10-31', '2026-11-01', '2027-01-01'].map(planYear)).toEqual([2026, 2027, 2027]);
});

it('tells what every plan of the house costs, and nothing of others', () => {
  for (const { name } of housePlans()) expect(costs(name).c_planYear).toBe(2027);
  expect(planCostFields('Heronwood HMO', '2026-11-21')).toEqual({});
});

it('what is wider or pays sooner costs more', () => {
  expect(at43('Meridian HMO Select')).toBeLessThan(at43('Meridian HMO'));
  expect(at43('Meridian HMO')).toBeLessThan(at43('Meridian PPO'));
  expect(at43('Meridian Family HDHP')).toBeLessThan(at43('Meridian HMO Select'));
  expect(costs('Meridian Family HDHP').c_planDeductible).toBeGreaterThan(
    costs('Meridian PPO').c_planDeductible,
  );
});

it('premiums rise with age, without a gap', () => {
  const bands = costs('Meridian PPO').c_planPremiums!;
  for (const [index, band] of bands.slice(1).entries()) {
    expect(band.fromAge).toBe(bands[index]!.toAge + 1);
    expect(band.monthly).toBeGreaterThan(bands[index]!.monthly);
  }
});

it('nobody pays more for a visit than its price, nor more in a year for the deductible than the most', () => {
  for (const { name } of housePlans()) {
    const {
      c_planCostShares: shares,
      c_planDeductible: deductible,
      c_planOutOfPocketMax: most,
    } = costs(name);
    expect(deductible).toBeLessThan(most);
    for (const { copay = 0, price } of shares) expect(copay).toBeLessThanOrEqual(price);
  }
});

it('an emergency room costs more than urgent care, and a hospital stay more than that, as the members’ page says', () => {
  for (const { name } of housePlans()) {
    const { c_planCostShares: shares, c_planDeductible: deductible } = costs(name);
    const paid = (care: string) => {
      const { copay, percent = 0, afterDeductible, price } = shares.find((one) => one.care === care)!;
      const owed = afterDeductible ? Math.min(deductible, price) : 0;
      return owed + (copay ?? ((price - owed) * percent) / 100);
    };
    // Of one that has a deductible for all, the first bills are the full price.
    expect([name, paid('urgentCare') < paid('emergencyRoom')]).toEqual([name, true]);
    expect([name, paid('emergencyRoom') < paid('hospitalStay')]).toEqual([name, true]);
    // A deductible that nothing waits for would be a riddle; so would one of nothing that something waits for.
    expect([name, shares.some(({ afterDeductible }) => afterDeductible)]).toEqual([name, deductible > 0]);
  }
});

it('a narrow network is part of the usual one, which is part of the broad one', () => {
  const world = emptyWorld('2026-11-21', 0.005);
  const made = [...demoEntities(world)].map(({ entity }) => entity);
  const networks = new Map(
    made
      .filter(({ type }) => type === 'ce_healthPlan')
      .map(({ body }) => [
        (body['name'] as { en: string }).en,
        new Set((body['c_healthPlanAffiliates'] as { $ref: string }[]).map(({ $ref }) => $ref)),
      ]),
  );
  const [part, own, all] = ['Meridian HMO Select', 'Meridian HMO', 'Meridian PPO'].map((name) =>
    networks.get(name)!,
  );
  expect(part!.size).toBeGreaterThan(0);
  const isWithin = (inner: Set<string>, outer: Set<string>) =>
    inner.size < outer.size && [...inner].every((id) => outer.has(id));
  expect(isWithin(part!, own!)).toBe(true);
  expect(isWithin(own!, all!)).toBe(true);
  expect(networkOf('Heronwood HMO', [])).toBeUndefined();
});

it('a narrow network has the hospitals and groups of every county where the plan is sold, and is sold nowhere else', () => {
  const world = emptyWorld('2026-11-21', 1);
  const made = demoEntities(world);
  for (const { entity } of made) if (entity.type === 'ce_affiliate') break;
  const plan = world.payors[0]!.plans.find(({ name }) => name.en === 'Meridian HMO Select')!;
  const own = world.affiliates.filter(({ inNetwork, orgType }) => inNetwork && orgType !== 'Campus');
  const sold = SERVICE_AREA.filter((county) => isSoldIn(plan.name.en, county));
  expect(sold.length).toBeGreaterThan(2);
  expect(sold.length).toBeLessThan(SERVICE_AREA.length / 2);
  for (const { hospitalTowns, region } of sold) {
    expect(plan.network).toEqual(
      expect.arrayContaining(
        own.filter((one) => one.orgType === 'Medical Group' && one.region === region.name),
      ),
    );
    for (const town of hospitalTowns)
      expect(plan.network.map(({ name }) => name)).toContain(hospitalName(town));
  }
  for (const { orgType, name } of plan.network)
    if (orgType === 'Hospital')
      expect(sold.flatMap(({ hospitalTowns }) => hospitalTowns.map(hospitalName))).toContain(name);
});
