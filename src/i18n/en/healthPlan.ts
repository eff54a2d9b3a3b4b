/** Words of the pages of health plans. Quoted wording: D-033. */
export const healthPlan = {
  'healthPlan.plans': 'Health Plans',
  'healthPlan.otherPlans': 'Other plans',
  'healthPlan.allOf': 'All plans from {name}',
  'healthPlan.hospitals': 'Hospitals in this plan',
  'healthPlan.medicalGroups': 'Medical groups in this plan',
  'healthPlan.notes': 'Good to know',
  'healthPlan.byPayor': 'A plan from',
  'healthPlan.noPlans':
    'We have no list of the health plans that work with {name}. Before you make an appointment, call the number on your plan’s card and ask.',
  'healthPlan.disclaimer':
    'Networks change. Before you make an appointment, call the number on your plan’s card and ask whether the doctor, medical group or hospital is in your plan.',
};
