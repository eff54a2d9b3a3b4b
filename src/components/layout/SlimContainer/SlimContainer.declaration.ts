import { defineComponent } from '#src/declaration/Declaration.ts';
import { styles } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Slim container',
  about: 'A column as wide as a comfortable line, for texts.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { Styles: styles() },
  slots: { 'slim-container-{*}': { takes: ['around'] } },
});
