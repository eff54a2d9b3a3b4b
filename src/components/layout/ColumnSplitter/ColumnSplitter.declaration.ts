import { defineComponent } from '#src/declaration/Declaration.ts';
import { numbers, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Column splitter',
  about:
    "Up to eight columns side by side: those in EnabledPlaceholders, each as wide as its ColumnWidth says in twelfths ('col-12 col-lg-4' → 4), equal where nothing is said.",
  standsIn: ['main'],
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
    'column-1-{*}': {},
    'column-2-{*}': {},
    'column-3-{*}': {},
    'column-4-{*}': {},
    'column-5-{*}': {},
    'column-6-{*}': {},
    'column-7-{*}': {},
    'column-8-{*}': {},
  },
});
