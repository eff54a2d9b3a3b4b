import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Provider specialties',
  about: 'Whether the provider takes new patients, by specialty where it differs.',
  es: {
    title: 'Especialidades del profesional',
    about: 'Si el profesional acepta pacientes nuevos, por especialidad cuando no es igual en todas.',
  },
  standsIn: ['provider-hero', 'detail-main'],
  wake: 'load',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'provider'],
  chunk: 'provider',
  sheet: 'provider',
  params: { Look: text() },
});
