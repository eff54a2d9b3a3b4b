import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider booking',
  about: 'The one way to book the provider, with video visits and the nearest office.',
  standsIn: ['provider-hero', 'detail-aside'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'booking'],
  chunk: 'provider',
  sheet: 'entity',
});
