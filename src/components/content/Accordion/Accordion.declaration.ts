import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Accordion',
  about: 'Questions or topics that visitors open one by one. For long pages with many short parts.',
  es: {
    title: 'Acordeón',
    about: 'Preguntas o temas que se abren uno por uno. Para páginas largas con muchas partes breves.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: ['content'],
  sheet: 'content',
  fields: { Headline: text() },
  slots: { 'accordion-items-{*}': {} },
});
