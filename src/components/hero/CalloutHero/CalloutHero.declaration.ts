import { JUMP_ITEMS } from '#src/components/shared/links/jumpLinks.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Callout hero',
  about:
    "A title on the dark ground with one thing to do; in the variant WithJumpLinks followed by links to the page's parts.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: {
    Headline: text({ required: true }),
    Content: richText(),
    Link: link(),
    Children: JUMP_ITEMS,
  },
  params: { FieldNames: choice(['WithJumpLinks', 'WithoutJumpLinks']) },
});
