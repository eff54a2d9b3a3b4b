import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider experience',
  about: 'What the provider treats and does, as an accordion that needs no script.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
