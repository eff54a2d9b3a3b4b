import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Live chat',
  about: 'The button for a chat with your team. Shown once a visitor allows it.',
  es: {
    title: 'Chat en vivo',
    about: 'El botón para chatear con su equipo. Aparece cuando la persona lo permite.',
  },
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
});
