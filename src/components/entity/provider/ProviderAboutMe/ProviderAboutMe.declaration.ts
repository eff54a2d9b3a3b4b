import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider about me',
  about: 'What the provider says of themselves, and what editors placed below it.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
  slots: { 'provider-about-{*}': {} },
});
