import type { SafeHtml } from '#src/domain/entities/common.ts';
import type {
  Affiliate,
  HealthPlan,
  HealthPlanPayor,
  PlanSummary,
} from '#src/domain/entities/healthPlans.ts';

/** A plan of a list. */
export const planOf = (id: string, name: string, payorName?: string): PlanSummary => ({
  id,
  uid: `9${id}`,
  name,
  path: `/health-plan/plan/payor/${id}`,
  ...(payorName === undefined ? {} : { payorName, payorPath: `/health-plan/plan/${payorName}` }),
});

/** A plan with all its page can show. */
export function healthPlanFixture(overrides: Partial<HealthPlan> = {}): HealthPlan {
  return {
    entityTypeId: 'ce_healthPlan',
    id: 'plan007',
    uid: '102060',
    locale: 'en',
    slug: 'heronwood-hmo',
    path: '/health-plan/plan/heronwood-health-payor02/heronwood-hmo-plan007',
    name: 'Heronwood HMO 2026',
    displayName: 'Heronwood HMO Gold',
    productName: 'Heronwood HMO',
    payor: {
      id: 'payor02',
      name: 'Heronwood Health',
      path: '/health-plan/plan/heronwood-health-payor02',
    },
    notes: ['Referrals are needed for most specialists.', 'Open to new members in fall.'],
    disclaimer: '<p>Please call the plan before your visit.</p>' as SafeHtml,
    affiliates: [
      { id: 'a1', name: 'Oak Hospital', orgType: 'Hospital', path: '/health-plan/hospital/oak-a1' },
      { id: 'a2', name: 'Elm Physicians', orgType: 'Medical Group', path: '/health-plan/med-group/elm-a2' },
      { id: 'a3', name: 'Alder Hospital', orgType: 'Hospital', path: '/health-plan/hospital/alder-a3' },
      { id: 'a4', name: 'Cedar Campus', orgType: 'Campus', path: '/health-plan/med-group/cedar-a4' },
    ],
    ...overrides,
  };
}

/** A plan of which the directory knows nothing but its name. */
export const barePlan = (): HealthPlan => ({
  entityTypeId: 'ce_healthPlan',
  id: 'plan0',
  uid: '1',
  locale: 'en',
  slug: 'bare',
  path: '/health-plan/plan/detail/bare-plan0',
  name: 'Bare Plan',
  notes: [],
  affiliates: [],
});

export const payorFixture = (overrides: Partial<HealthPlanPayor> = {}): HealthPlanPayor => ({
  entityTypeId: 'ce_healthPlanPayor',
  id: 'payor02',
  uid: '102059',
  locale: 'en',
  slug: 'heronwood-health',
  path: '/health-plan/plan/heronwood-health-payor02',
  name: 'Heronwood Health',
  shortDescription: 'Plans from Heronwood Health that we work with.',
  ...overrides,
});

export const affiliateFixture = (overrides: Partial<Affiliate> = {}): Affiliate => ({
  entityTypeId: 'ce_affiliate',
  id: 'aff035',
  uid: '102161',
  locale: 'en',
  slug: 'oak-hospital',
  path: '/health-plan/hospital/oak-hospital-aff035',
  name: 'Oak Hospital',
  orgType: 'Hospital',
  shortDescription: 'A hospital of the network.',
  plans: [
    planOf('p1', 'Lupine PPO', 'Lupine Assurance'),
    planOf('p2', 'Heronwood PPO', 'Heronwood Health'),
    planOf('p3', 'Heronwood HMO', 'Heronwood Health'),
    planOf('p4', 'heronwood  hmo', 'Heronwood Health'),
  ],
  ...overrides,
});
