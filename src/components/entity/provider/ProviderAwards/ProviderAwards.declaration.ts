import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider awards',
  about: 'Awards this provider has won, with their years.',
  es: {
    title: 'Premios del profesional',
    about: 'Premios que ha recibido el profesional, con su año.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
