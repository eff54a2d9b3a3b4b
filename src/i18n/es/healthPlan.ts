import type { healthPlan as english } from '#src/i18n/en/healthPlan.ts';

/** Words of the pages of health plans. */
export const healthPlan: Record<keyof typeof english, string> = {
  'healthPlan.plans': 'Planes de salud',
  'healthPlan.otherPlans': 'Otros planes',
  'healthPlan.allOf': 'Todos los planes de {name}',
  'healthPlan.hospitals': 'Hospitales de este plan',
  'healthPlan.medicalGroups': 'Grupos médicos de este plan',
  'healthPlan.notes': 'Lo que conviene saber',
  'healthPlan.byPayor': 'Un plan de',
  'healthPlan.noPlans':
    'No tenemos la lista de los planes de salud que trabajan con {name}. Antes de pedir una cita, llame al número de la tarjeta de su plan y pregunte.',
  'healthPlan.disclaimer':
    'Las redes cambian. Antes de pedir una cita, llame al número de la tarjeta de su plan y pregunte si el médico, el grupo médico o el hospital está en su plan.',
};
