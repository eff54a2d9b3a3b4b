import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Publication hero',
  about: "The top of a publication's page: title, authors, journal and date.",
  es: {
    title: 'Cabecera de publicación',
    about: 'El inicio de la página de una publicación: título, autores, revista y fecha.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_researchPublication'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
