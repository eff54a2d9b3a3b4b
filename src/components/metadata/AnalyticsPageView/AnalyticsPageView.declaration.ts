import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Analytics page view',
  about: 'Counts that the page was opened. Visitors see nothing. Set up by the web team.',
  es: {
    title: 'Registro de visitas',
    about: 'Cuenta que se abrió la página. Las visitas no ven nada. Lo prepara el equipo web.',
  },
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
});
