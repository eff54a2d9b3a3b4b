import { defineComponent } from '#src/declaration/Declaration.ts';
import { numbers, styles } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Row splitter',
  about: 'Up to eight rows one below the other: those in EnabledPlaceholders.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
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
    'row-1-{*}': {},
    'row-2-{*}': {},
    'row-3-{*}': {},
    'row-4-{*}': {},
    'row-5-{*}': {},
    'row-6-{*}': {},
    'row-7-{*}': {},
    'row-8-{*}': {},
  },
});
