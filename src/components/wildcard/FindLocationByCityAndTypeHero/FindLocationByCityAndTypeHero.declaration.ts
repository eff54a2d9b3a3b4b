import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Find location by city and type hero',
  about: 'Locations of a type in a city: the title of the listing.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By City And Type'],
  editing: 'W',
  strings: ['wildcard'],
  sheet: 'search',
  fields: { Headline: text(), Text: richText() },
});
