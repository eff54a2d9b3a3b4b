import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider health plans',
  about: 'The health plans this doctor accepts, in alphabetical order.',
  es: {
    title: 'Planes que acepta el profesional',
    about: 'Los planes de salud que acepta este médico, por orden alfabético.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
