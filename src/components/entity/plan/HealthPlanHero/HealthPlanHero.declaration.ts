import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan hero',
  about: "The top of a health plan's page: its name and whose plan it is.",
  es: {
    title: 'Cabecera de plan de salud',
    about: 'El inicio de la página de un plan de salud: su nombre y de qué aseguradora es.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Health Plan'],
  editing: 'W',
  strings: ['healthPlan'],
  sheet: 'entity',
});
