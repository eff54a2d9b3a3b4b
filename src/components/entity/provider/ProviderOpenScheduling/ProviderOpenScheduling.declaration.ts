import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider open scheduling',
  about:
    "The embedded open-scheduling widget, when the ladder's rule 4 chose it; it loads within 500 px of the view.",
  standsIn: ['provider-hero', 'detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'booking'],
  sheet: 'entity',
});
