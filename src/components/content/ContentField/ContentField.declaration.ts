import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Content detail',
  about:
    'A single piece of information about the page, shown by itself. For special cases; ask the web team.',
  es: {
    title: 'Dato de contenido',
    about: 'Un solo dato de la página, mostrado aparte. Para casos especiales; consulte al equipo web.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  readsAnyField: true,
  params: { FieldName: text({ required: true }), FieldType: text() },
  examples: { plain: { params: { FieldName: 'Title' } } },
});
