import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, icon, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Alert',
  about: 'A notice that stands out from the page, to inform or to warn. For what visitors must not miss.',
  es: {
    title: 'Aviso',
    about:
      'Un aviso que resalta en la página, para informar o advertir. Para lo que nadie debe pasar por alto.',
  },
  standsIn: ['main', 'in-page-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Icon: icon(), Heading: text(), Text: richText() },
  params: { FieldNames: choice(['Default', 'Error']) },
});
