import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Event',
  about:
    'All of the page of a class or event: when, where, cost, places left, how to take part, other dates.',
  es: {
    title: 'Evento',
    about:
      'La página completa de una clase o evento: cuándo, dónde, costo, lugares, inscripción y otras fechas.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'D',
  strings: ['event', 'eventLanguage'],
  pageFields: ['Entity', 'EntityType'],
  sheet: 'guide',
});
