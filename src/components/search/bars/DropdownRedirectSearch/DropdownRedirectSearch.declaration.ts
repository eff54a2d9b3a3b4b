import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'List that leads to a page',
  about: 'A list of hospitals, insurers or medical groups that leads to the page of the chosen one.',
  es: {
    title: 'Lista para elegir página',
    about: 'Una lista de hospitales, aseguradoras o grupos médicos que lleva a la página del elegido.',
  },
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['dropdownSearch'],
  fields: { Label: text(), Placeholder: text() },
  params: { SearchType: text(), Label: text(), Placeholder: text() },
});
