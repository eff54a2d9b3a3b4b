import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related publications',
  about: 'At most five publications that share a topic, only when there are topics.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  cards: ['Publication'],
  sheet: 'entity',
  params: { Layout: text() },
});
