import { defineComponent } from '#src/declaration/Declaration.ts';
import { numbers, styles, text } from '#src/declaration/kinds.ts';

/** Its cells hold what may stand around them. */
const AROUND = { takes: ['around'] };

export const declaration = defineComponent({
  title: 'Column splitter',
  about: 'Up to eight columns side by side, in widths you choose. For placing things next to each other.',
  es: {
    title: 'Columnas',
    about: 'Hasta ocho columnas, del ancho que usted elija. Para colocar cosas unas junto a otras.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: {
    EnabledPlaceholders: numbers(),
    Styles: styles(),
    ColumnWidth1: text(),
    Styles1: styles(),
    ColumnWidth2: text(),
    Styles2: styles(),
    ColumnWidth3: text(),
    Styles3: styles(),
    ColumnWidth4: text(),
    Styles4: styles(),
    ColumnWidth5: text(),
    Styles5: styles(),
    ColumnWidth6: text(),
    Styles6: styles(),
    ColumnWidth7: text(),
    Styles7: styles(),
    ColumnWidth8: text(),
    Styles8: styles(),
  },
  slots: {
    'column-1-{*}': AROUND,
    'column-2-{*}': AROUND,
    'column-3-{*}': AROUND,
    'column-4-{*}': AROUND,
    'column-5-{*}': AROUND,
    'column-6-{*}': AROUND,
    'column-7-{*}': AROUND,
    'column-8-{*}': AROUND,
  },
  examples: { plain: { params: { EnabledPlaceholders: '1,2,3' } } },
});
