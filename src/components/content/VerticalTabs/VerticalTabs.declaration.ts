import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Vertical tabs',
  about: 'Topics listed at the left, the chosen one beside them; on phones they open one below the other.',
  es: {
    title: 'Pestañas verticales',
    about: 'Temas a la izquierda y el elegido a su lado; en el teléfono se abren uno debajo de otro.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'L',
  strings: ['content'],
  sheet: 'content',
  slots: { 'vertical-tabs-{*}': {} },
});
