import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'entity/plan', wake: 'never', strings: ['healthPlan'] } as const;
const affiliate = { ...row, pages: ['ce_affiliate'], editing: 'D' } as const;
const payor = { ...row, pages: ['Health Plan Payor'], editing: 'W' } as const;
const plan = { ...row, pages: ['Health Plan'], editing: 'W' } as const;

/** Pages of health plans: affiliates by entity, payors and plans by wildcard page type. */
export const healthPlanRows = {
  HealthPlanAffiliateHero: affiliate,
  HealthPlanAffiliateTabs: { ...affiliate, wake: 'visible' },
  HealthPlanPayorHero: payor,
  HealthPlanPayorPlans: { ...payor, data: true },
  HealthPlanHero: plan,
  HealthPlanHospitals: plan,
  HealthPlanMedicalGroups: plan,
  HealthPlanNotes: plan,
  // On pages of three kinds, one of which has no type of wildcard page: it goes by the entity.
  HealthPlanDisclaimer: {
    ...row,
    pages: ['ce_healthPlan', 'ce_healthPlanPayor', 'ce_affiliate'],
    editing: 'D',
  },
} satisfies Record<string, RegistryRow>;
