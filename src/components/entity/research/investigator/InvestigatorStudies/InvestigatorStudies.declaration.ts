import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator studies',
  about: 'The research studies of this investigator, five at a time.',
  es: {
    title: 'Estudios del investigador',
    about: 'Los estudios de este investigador, de cinco en cinco.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['researchWork'],
  chunk: 'research-work',
  cards: ['ResearchStudy'],
  sheet: 'entity',
});
