import { defineComponent } from '#src/declaration/Declaration.ts';
import { items, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Stats',
  about: 'Large figures with what they count. For facts that a number tells best.',
  es: {
    title: 'Cifras',
    about: 'Cifras grandes con lo que cuentan. Para datos que un número explica mejor.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: {
    Children: items({ Value: text({ required: true }), Label: text(), Text: richText() }),
  },
  params: { ColumnCount: text(), Columns: text() },
  examples: {
    plain: {
      fields: {
        Children: [
          { Value: '12', Label: 'hospitals', Text: '<p>From the coast to the valley.</p>' },
          { Value: '4,300', Label: 'doctors and nurses', Text: '<p>In every specialty.</p>' },
          { Value: '98%', Label: 'would come again', Text: '<p>Of those who answered.</p>' },
        ],
      },
    },
  },
});
