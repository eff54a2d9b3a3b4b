import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider reviews',
  about: 'What patients wrote about the provider.',
  es: {
    title: 'Opiniones sobre el profesional',
    about: 'Lo que los pacientes escribieron sobre el profesional.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
