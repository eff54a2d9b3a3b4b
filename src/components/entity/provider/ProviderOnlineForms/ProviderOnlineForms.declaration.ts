import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider online forms',
  about: 'Forms to fill in before a visit; one without a valid link is not shown.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
  sheet: 'entity',
});
