import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider locations',
  about: 'Where the provider sees patients, as a list and a map; places without an address are left out.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'entityPlaces', 'hours', 'map'],
  sheet: 'entity',
});
