import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Compare provider',
  about: "On a provider's own page: puts them on the list to compare.",
  standsIn: ['detail-aside', 'provider-hero'],
  wake: 'idle',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['compare'],
});
