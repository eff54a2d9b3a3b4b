import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator studies',
  about: 'The studies of an investigator, five per page.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['researchWork'],
  chunk: 'research-work',
  cards: ['ResearchStudy'],
  sheet: 'entity',
});
