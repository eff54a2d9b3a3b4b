import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider reviews',
  about: 'What patients wrote, in the widget of the reputation service.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
