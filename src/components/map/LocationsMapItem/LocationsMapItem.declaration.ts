import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Locations map item',
  about: 'One place of a locations map, by its item, with its colour or the default.',
  standsIn: ['locations-map', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['places'],
  params: { ItemId: text() },
});
