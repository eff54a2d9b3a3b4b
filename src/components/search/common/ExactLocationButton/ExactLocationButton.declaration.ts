import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Exact location button',
  about: 'A button that finds what is near the visitor, after they allow it.',
  es: {
    title: 'Botón de mi ubicación',
    about: 'Un botón que encuentra lo que hay cerca de la persona, si ella lo permite.',
  },
  standsIn: ['search-filters', 'search-bar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
