import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator clinical trials',
  about: 'The clinical trials of this investigator, five at a time.',
  es: {
    title: 'Ensayos del investigador',
    about: 'Los ensayos clínicos de este investigador, de cinco en cinco.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['researchWork'],
  chunk: 'research-work',
  cards: ['ClinicalTrial'],
  sheet: 'entity',
});
