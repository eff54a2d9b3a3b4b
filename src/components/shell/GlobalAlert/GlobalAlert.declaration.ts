import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Global alert',
  about: 'A notice above every page of the site. For what everybody must know at once.',
  es: {
    title: 'Aviso general',
    about: 'Un aviso encima de todas las páginas del sitio. Para lo que todos deben saber enseguida.',
  },
  standsIn: ['global-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), Text: richText(), Link: link(), Severity: choice(['Default', 'Error']) },
  params: { FieldNames: choice(['Default', 'Error']) },
});
