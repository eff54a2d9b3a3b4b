import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Container',
  about: 'A band across the page, with a color or picture behind what you place in it.',
  es: {
    title: 'Banda',
    about: 'Una banda a lo ancho de la página, con un color o una imagen detrás de lo que coloque en ella.',
  },
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  sheet: 'content',
  fields: { BackgroundImage: image() },
  params: { BackgroundColor: text(), Styles: styles() },
  slots: { 'container-{*}': { takes: ['around'] } },
});
