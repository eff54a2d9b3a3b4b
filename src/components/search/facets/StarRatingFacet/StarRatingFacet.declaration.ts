import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Star rating filter',
  about: 'A filter of providers by how many stars patients gave them at least.',
  es: {
    title: 'Filtro de estrellas',
    about: 'Un filtro de profesionales por el mínimo de estrellas que les dieron los pacientes.',
  },
  standsIn: ['facets'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { FacetFieldId: text(), Label: text(), LearnMoreLink: text() },
  params: { FacetFieldId: text(), Label: text(), LearnMoreLink: text() },
});
