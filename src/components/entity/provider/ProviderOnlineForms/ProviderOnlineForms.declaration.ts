import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider online forms',
  about: 'Forms patients can fill in before a visit to this provider.',
  es: {
    title: 'Formularios del profesional',
    about: 'Formularios que los pacientes pueden llenar antes de ver a este profesional.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
