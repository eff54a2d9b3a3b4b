import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider open scheduling',
  about: 'A calendar of free times in which patients book this provider at once, where that is offered.',
  es: {
    title: 'Agenda abierta del profesional',
    about: 'Un calendario de horas libres para reservar al momento con el profesional, donde se ofrece.',
  },
  standsIn: ['provider-hero', 'detail-main'],
  wake: 'visible',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'booking'],
  sheet: 'provider',
});
