import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header search flyout',
  about:
    "The search behind the magnifying glass: a plain GET form to the site's search, so that it works without scripts.",
  standsIn: ['header-flyout'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['shell'],
  fields: { Placeholder: text(), TargetPath: text(), VerticalKey: text() },
  params: { VerticalKey: text() },
});
