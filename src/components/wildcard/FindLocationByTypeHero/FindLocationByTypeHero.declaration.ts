import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find location by type hero',
  about: 'Locations of a type: the title of the listing.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By Type'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
