import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dynamic listing',
  about: 'People, places, articles or other things that match what you set. It stays up to date by itself.',
  es: {
    title: 'Lista automática',
    about: 'Personas, centros, artículos u otras cosas según lo que usted indique. Se actualiza sola.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
  params: {
    Query: text({ required: true }),
    VerticalKey: text({ required: true }),
    CardType: text({ required: true }),
    Limit: number({ least: 1 }),
    SortBys: text(),
    Layout: text(),
  },
});
