import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider interests',
  about: 'What the provider does besides work.',
  standsIn: ['provider-about'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
