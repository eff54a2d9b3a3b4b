import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan payor hero',
  about: "The top of an insurer's page: its name and the way back.",
  es: {
    title: 'Cabecera de aseguradora',
    about: 'El inicio de la página de una aseguradora: su nombre y el camino de vuelta.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Health Plan Payor'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
