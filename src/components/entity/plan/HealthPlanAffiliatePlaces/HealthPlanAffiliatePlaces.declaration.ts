import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan affiliate places',
  about: 'Locations of a hospital or medical group, as a list and on a map.',
  es: {
    title: 'Centros del afiliado',
    about: 'Los centros de un hospital o grupo médico, en una lista y en un mapa.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan', 'entityPlaces', 'hours', 'map'],
  sheet: 'entity',
});
