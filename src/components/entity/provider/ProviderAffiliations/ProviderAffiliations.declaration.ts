import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider affiliations',
  about: 'Medical groups and networks, hospitals, others: each a list of its own when it holds anything.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
