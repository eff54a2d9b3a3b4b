import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider locations',
  about:
    "The addresses of a plan's provider as a list and a map, nearest first once the visitor's position is known; a refusal leaves the order.",
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'entityPlaces', 'hours', 'map'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
