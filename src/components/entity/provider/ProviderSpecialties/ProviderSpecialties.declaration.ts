import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider specialties',
  about:
    'Whether new patients are taken, by specialty where it differs; who is still to start is coming soon instead.',
  standsIn: ['provider-hero', 'detail-main'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  chunk: 'provider',
  sheet: 'entity',
  params: { Look: text() },
});
