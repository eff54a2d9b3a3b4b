import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Study hero',
  about: "The top of a research study's page: its title and whether it is under way.",
  es: {
    title: 'Cabecera del estudio',
    about: 'El inicio de la página de un estudio: su título y si está en marcha.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_researchStudy'],
  editing: 'D',
  strings: ['research', 'researchCard'],
  sheet: 'entity',
});
