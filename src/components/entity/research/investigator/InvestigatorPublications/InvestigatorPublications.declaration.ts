import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator publications',
  about: 'The publications of an investigator, five per page, the newest first.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['researchWork'],
  chunk: 'research-work',
  cards: ['Publication'],
  sheet: 'entity',
});
