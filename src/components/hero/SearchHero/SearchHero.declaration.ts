import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search hero',
  about: 'The top of a search page: a title, a sentence and room for a search field and links.',
  es: {
    title: 'Cabecera de búsqueda',
    about: 'El inicio de una página de búsqueda: título, frase y lugar para un buscador y enlaces.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: {
    Headline: text({ required: true }),
    SubHeadline: text(),
    LinkListHeadline: text(),
    Content: richText(),
    Children: LINK_ITEMS,
  },
  params: { FieldNames: choice(['Default', 'WithLinkList', 'Compact']) },
  slots: { 'hero-search-{*}': {} },
});
