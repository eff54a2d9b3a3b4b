import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider rating',
  about:
    'Stars, at most five, of how patients rate the provider, with the number of reviews once the reputation service told it.',
  standsIn: ['provider-hero'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  chunk: 'provider',
  sheet: 'entity',
});
