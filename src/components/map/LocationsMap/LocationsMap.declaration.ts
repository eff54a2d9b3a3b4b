import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Locations map',
  about: "Places an editor chose, as a list and as numbered pins in the editor's colours.",
  standsIn: ['main'],
  wake: 'visible',
  pages: 'any',
  editing: 'P',
  strings: ['map', 'places'],
  fields: { Headline: text() },
  params: { ItemId: text(), AwardType: text(), Zoom: text() },
  slots: { 'locations-map-{*}': {} },
});
