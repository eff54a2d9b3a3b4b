import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related clinical trials',
  about: 'At most five trials that share a topic.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  cards: ['ClinicalTrial'],
  sheet: 'entity',
  params: { Layout: text() },
});
