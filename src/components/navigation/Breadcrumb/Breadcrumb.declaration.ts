import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Breadcrumb',
  about: 'The way from the home page to this page, as links above the title.',
  es: {
    title: 'Ruta de navegación',
    about: 'El camino desde la portada hasta esta página, como enlaces encima del título.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { LastItem: text() },
  params: { LastItem: text() },
});
