import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator hero',
  about: "The top of an investigator's page: photo, name and links to their other pages.",
  es: {
    title: 'Cabecera del investigador',
    about: 'El inicio de la página de un investigador: foto, nombre y enlaces a sus otras páginas.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
