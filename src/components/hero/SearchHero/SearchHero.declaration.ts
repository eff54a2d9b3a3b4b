import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Search hero',
  about:
    'The head of a search page, in three variants: Default, WithLinkList (links beside the search under LinkListHeadline) and Compact (no text: results start early).',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
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
