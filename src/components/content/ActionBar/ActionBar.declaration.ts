import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Action bar',
  about: 'One line with the one or two things to do next. For a clear next step in the middle of a page.',
  es: {
    title: 'Barra de acciones',
    about: 'Una línea con los uno o dos pasos siguientes. Para invitar a actuar en medio de la página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Text: richText(), Children: LINK_ITEMS },
  params: { FieldNames: choice(['Default', 'Error']) },
});
