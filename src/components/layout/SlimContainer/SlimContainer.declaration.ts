import { defineComponent } from '#src/declaration/Declaration.ts';
import { styles } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Slim container',
  about: 'A narrow column that makes long texts comfortable to read.',
  es: {
    title: 'Columna estrecha',
    about: 'Una columna estrecha en la que los textos largos se leen con comodidad.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  sheet: 'content',
  params: { Styles: styles() },
  slots: { 'slim-container-{*}': { takes: ['around'] } },
});
