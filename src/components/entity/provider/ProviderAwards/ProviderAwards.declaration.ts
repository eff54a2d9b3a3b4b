import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider awards',
  about: 'Awards of the provider with their years.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
