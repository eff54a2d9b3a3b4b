import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan facility card',
  about:
    "A facility of the health plan's network among results: services, address and phone, medical groups, and the numbers by which it is registered.",
  es: {
    title: 'Tarjeta de centro del plan',
    about:
      'Un centro de la red del plan entre los resultados: servicios, dirección, teléfono y grupos médicos.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'planFacilityCard', 'hours'],
  cardType: 'PlanFacility',
});
