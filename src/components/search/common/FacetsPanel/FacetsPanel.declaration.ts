import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Filters panel',
  about: 'The filters beside the results; on phones they open from a button. Place the filters in it.',
  es: {
    title: 'Panel de filtros',
    about:
      'Los filtros junto a los resultados; en el teléfono se abren con un botón. Coloque en él los filtros.',
  },
  standsIn: ['search-facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'L',
  strings: ['search'],
  chunk: 'search-later',
  sheet: 'search',
  slots: { 'facets-{*}': {} },
});
