import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Place of a shared design',
  about: 'The place where a part shared by several pages appears. Set up by the web team.',
  es: {
    title: 'Lugar de un diseño compartido',
    about: 'El lugar donde aparece una parte que comparten varias páginas. Lo prepara el equipo web.',
  },
  standsIn: ['header', 'main', 'footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { sig: text() },
  slots: { '{*}': { takes: ['around'] } },
});
