import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider locations',
  about: 'Where the provider sees patients, as a list and on a map.',
  es: {
    title: 'Consultorios del profesional',
    about: 'Dónde atiende el profesional, en una lista y en un mapa.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'entityPlaces', 'hours', 'map'],
  sheet: 'provider',
});
