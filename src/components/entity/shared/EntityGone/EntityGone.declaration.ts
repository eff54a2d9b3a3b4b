import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Page no longer listed',
  about: 'What visitors see when a doctor or place is no longer listed: where to look and whom to call.',
  es: {
    title: 'Página retirada',
    about: 'Lo que se ve cuando un médico o centro ya no figura: dónde buscar y a quién llamar.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'D',
  strings: ['gone', 'listing'],
  cards: ['Provider', 'PlanProvider', 'Location'],
});
