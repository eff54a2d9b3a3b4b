import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider hero',
  about:
    'Who this is: the way here, portrait, name with titles, specialties, what editors placed (status, rating), languages, places and how many plans are accepted.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  sheet: 'entity',
  slots: { 'provider-hero-{*}': {} },
});
