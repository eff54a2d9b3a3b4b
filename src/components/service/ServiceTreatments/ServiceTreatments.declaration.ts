import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service treatments',
  about: 'What the service this page is about treats, and how.',
  es: {
    title: 'Tratamientos del servicio',
    about: 'Qué trata el servicio de la página y cómo.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: { Lists: text() },
});
