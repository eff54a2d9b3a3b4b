import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'In page alert',
  about: 'A notice on one page, below the alert for the whole site.',
  es: {
    title: 'Aviso de una página',
    about: 'Un aviso en una sola página, debajo del aviso de todo el sitio.',
  },
  standsIn: ['in-page-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), Text: richText(), Link: link() },
  params: { FieldNames: choice(['Default', 'Error']) },
});
