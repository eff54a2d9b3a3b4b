import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Did this page help?',
  about: 'Asks visitors whether the page helped them: yes or no. For the end of articles and advice.',
  es: {
    title: '¿Sirvió la página?',
    about: 'Pregunta a las visitas si la página les sirvió: sí o no. Para el final de artículos y consejos.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['pageHelped'],
  fields: { Headline: text(), Missing: richText() },
  examples: {
    plain: {
      fields: { Missing: '<p>Tell us what was missing, or ask your care team.</p>' },
    },
  },
});
