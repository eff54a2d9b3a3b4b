import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider locations',
  about: 'Where a provider of the plan sees patients, as a list and on a map.',
  es: {
    title: 'Consultorios del profesional del plan',
    about: 'Dónde atiende un profesional del plan, en una lista y en un mapa.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'entityPlaces', 'hours', 'map'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
