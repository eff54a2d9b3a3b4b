import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location by city and type link grid',
  about: "On a city's listing its other location types, on a type's listing the cities that have it.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By Type', 'Find Location By City And Type'],
  editing: 'W',
  strings: ['linkgrid', 'locationTypes'],
  sheet: 'search',
  fields: { Headline: text() },
});
