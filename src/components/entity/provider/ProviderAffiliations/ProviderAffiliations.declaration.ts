import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider affiliations',
  about: 'The medical groups and hospitals a provider works with.',
  es: {
    title: 'Afiliaciones del profesional',
    about: 'Los grupos médicos y hospitales con los que trabaja el profesional.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
