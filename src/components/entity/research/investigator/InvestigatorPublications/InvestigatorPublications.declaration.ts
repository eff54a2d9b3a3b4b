import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator publications',
  about: "The investigator's publications, five at a time, the newest first.",
  es: {
    title: 'Publicaciones del investigador',
    about: 'Las publicaciones del investigador, de cinco en cinco, primero las más recientes.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['researchWork'],
  chunk: 'research-work',
  cards: ['Publication'],
  sheet: 'entity',
});
