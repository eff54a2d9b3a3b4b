import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider ownership toggle',
  about: "Lets visitors choose between the network's own providers and affiliated ones.",
  es: {
    title: 'Profesionales propios o afiliados',
    about: 'Permite elegir entre los profesionales de la red y los afiliados.',
  },
  standsIn: ['search-filters'],
  wake: 'visible',
  pages: 'any',
  editing: 'S',
  strings: ['search', 'facets'],
  chunk: 'search-later',
  sheet: 'search',
  fields: { OwnLabel: text(), AffiliatedLabel: text() },
  params: { OwnLabel: text(), AffiliatedLabel: text() },
});
