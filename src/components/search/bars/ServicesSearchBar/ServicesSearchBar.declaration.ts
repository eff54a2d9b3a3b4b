import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Services search bar (retired)',
  about: 'No longer used: please take it off the page. Visitors see nothing.',
  es: {
    title: 'Buscador de servicios (retirado)',
    about: 'Ya no se usa: quítelo de la página, por favor. Las visitas no ven nada.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
});
