import { defineComponent } from '#src/declaration/Declaration.ts';
import { numbers, styles } from '#src/declaration/kinds.ts';

/** Its cells hold what may stand around them. */
const AROUND = { takes: ['around'] };

export const declaration = defineComponent({
  title: 'Row splitter',
  about: 'Up to eight rows, one below the other. For keeping parts of a page apart.',
  es: {
    title: 'Filas',
    about: 'Hasta ocho filas, una debajo de otra. Para separar las partes de una página.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  sheet: 'content',
  params: {
    EnabledPlaceholders: numbers(),
    Styles: styles(),
    Styles1: styles(),
    Styles2: styles(),
    Styles3: styles(),
    Styles4: styles(),
    Styles5: styles(),
    Styles6: styles(),
    Styles7: styles(),
    Styles8: styles(),
  },
  slots: {
    'row-1-{*}': AROUND,
    'row-2-{*}': AROUND,
    'row-3-{*}': AROUND,
    'row-4-{*}': AROUND,
    'row-5-{*}': AROUND,
    'row-6-{*}': AROUND,
    'row-7-{*}': AROUND,
    'row-8-{*}': AROUND,
  },
  examples: { plain: { params: { EnabledPlaceholders: '1,2' } } },
});
