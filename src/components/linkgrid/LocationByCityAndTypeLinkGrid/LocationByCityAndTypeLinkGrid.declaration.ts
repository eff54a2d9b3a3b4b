import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location by city and type link grid',
  about: 'Links from a city to its other kinds of locations, or from a kind of location to its cities.',
  es: {
    title: 'Enlaces a centros por ciudad y tipo',
    about: 'Enlaces de una ciudad a otros tipos de centros, o de un tipo de centro a sus ciudades.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Location By Type', 'Find Location By City And Type'],
  editing: 'W',
  strings: ['linkgrid', 'locationTypes'],
  sheet: 'search',
  fields: { Headline: text() },
});
