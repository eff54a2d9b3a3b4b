import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Compare provider',
  about: "A button on a provider's page that puts them on the visitor's list to compare.",
  es: {
    title: 'Comparar profesional',
    about: 'Un botón en la página de un profesional que lo añade a la lista para comparar.',
  },
  standsIn: ['detail-aside', 'provider-hero'],
  wake: 'idle',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['compare'],
});
