import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health wellness card',
  about: 'Health content among results: its picture, what it says in 200 characters and its topics.',
  es: {
    title: 'Tarjeta de salud y bienestar',
    about: 'Contenido de salud entre los resultados: su imagen, un resumen y sus temas.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'HealthWellness',
});
