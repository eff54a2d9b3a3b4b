import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Results',
  about: 'The results of a search, each as a card. The main part of a search page.',
  es: {
    title: 'Resultados',
    about: 'Los resultados de una búsqueda, cada uno como tarjeta. Lo principal de una página de búsqueda.',
  },
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'cards', 'reasons'],
  chunk: 'search-later',
  sheet: 'search',
  params: { CardType: text(), CardTypes: text(), Limit: number({ least: 1 }), Layout: text() },
});
