import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider qualifications',
  about: "The provider's training, certifications and licenses.",
  es: {
    title: 'Formación del profesional',
    about: 'La formación, las certificaciones y las licencias del profesional.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
