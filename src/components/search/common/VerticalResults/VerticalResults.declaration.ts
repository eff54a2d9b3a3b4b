import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Vertical results',
  about: "The results of the vertical in the card of CardType, or of the vertical's own among CardTypes.",
  standsIn: ['search-results'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'cards', 'hours', 'reasons'],
  chunk: 'search-later',
  sheet: 'search',
  params: { CardType: text(), CardTypes: text(), Limit: number({ least: 1 }), Layout: text() },
});
