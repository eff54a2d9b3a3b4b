import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Page card',
  about:
    'A page of the site among results: its name and what it says in 200 characters; without an address it leads to /404.',
  es: {
    title: 'Tarjeta de página',
    about: 'Una página del sitio entre los resultados: su nombre y un resumen.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'Page',
});
