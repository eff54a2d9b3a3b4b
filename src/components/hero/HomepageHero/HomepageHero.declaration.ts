import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Homepage hero',
  about: "The home page's first screen: one sentence, the finder, what is often searched, and the picture.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: {
    Headline: text({ required: true }),
    Text: richText(),
    Image: image(),
    Link: link(),
    Children: LINK_ITEMS,
  },
  slots: { 'hero-search-{*}': {} },
});
