import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider patient info',
  about: 'Facts patients ask for: gender, ages, video visits, online record and services, residents.',
  standsIn: ['provider-about'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
