import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Yext search (retired)',
  about: 'Replaced by newer search fields: please take it off the page. Visitors see nothing.',
  es: {
    title: 'Buscador Yext (retirado)',
    about: 'Lo sustituyen buscadores más nuevos: quítelo de la página, por favor. Las visitas no ven nada.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
});
