import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Locations map',
  about: 'Locations you choose, as a list and as numbered pins on a map.',
  es: {
    title: 'Mapa de centros',
    about: 'Centros que usted elija, en una lista y como puntos numerados en un mapa.',
  },
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['map', 'places'],
  sheet: 'content',
  fields: { Headline: text() },
  params: { ItemId: text(), AwardType: text(), Zoom: text() },
  slots: { 'locations-map-{*}': {} },
});
