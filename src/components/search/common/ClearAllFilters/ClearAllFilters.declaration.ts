import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clear all filters',
  about: 'A button that takes all filters away. Shown while any is set.',
  es: {
    title: 'Borrar todos los filtros',
    about: 'Un botón que quita todos los filtros. Aparece mientras hay alguno.',
  },
  standsIn: ['search-toolbar'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
});
