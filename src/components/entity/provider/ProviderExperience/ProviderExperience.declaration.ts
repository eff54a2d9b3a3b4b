import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider experience',
  about: 'What this provider treats and does, in parts that visitors open.',
  es: {
    title: 'Experiencia del profesional',
    about: 'Lo que el profesional trata y hace, en partes que se abren.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'provider',
});
