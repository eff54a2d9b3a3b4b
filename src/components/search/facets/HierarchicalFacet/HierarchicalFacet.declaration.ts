import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Filter with levels',
  about: 'A filter whose choices open to finer ones: first Imaging, then MRI.',
  es: {
    title: 'Filtro por niveles',
    about: 'Un filtro cuyas opciones se abren en otras más finas: primero Imagen, luego Resonancia.',
  },
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { FacetFieldId: text(), Label: text() },
  params: { FacetFieldId: text(), Label: text(), ShowMoreLimit: text() },
});
