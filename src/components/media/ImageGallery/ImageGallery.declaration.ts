import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, items, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image gallery',
  about: 'Pictures one at a time, with small ones below to choose from.',
  es: {
    title: 'Galería de imágenes',
    about: 'Imágenes de una en una, con miniaturas debajo para elegir.',
  },
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  fields: { Headline: text(), Children: items({ Image: image({ required: true }), Caption: text() }) },
});
