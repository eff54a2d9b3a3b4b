import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related studies',
  about: 'At most five studies that share a topic.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research'],
  cards: ['ResearchStudy'],
  sheet: 'entity',
  params: { Layout: text() },
});
