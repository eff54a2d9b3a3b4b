import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider card',
  about:
    "A provider of the plan's directory among results: who, what, accepting or not, where and how far, with which medical group and hospital, and how to book when the network knows them at the same places.",
  es: {
    title: 'Tarjeta de profesional del plan',
    about:
      'Un profesional del directorio del plan entre los resultados: quién es, si acepta pacientes, dónde y cómo pedir cita.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'provider', 'booking', 'compare'],
  cardType: 'PlanProvider',
});
