import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header search flyout',
  about: 'The magnifying glass at the top of the page, which opens a search of the site.',
  es: {
    title: 'Lupa de búsqueda',
    about: 'La lupa en lo alto de la página, que abre una búsqueda en el sitio.',
  },
  standsIn: ['header-flyout'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['shell'],
  fields: { Placeholder: text(), TargetPath: text(), VerticalKey: text() },
  params: { VerticalKey: text() },
});
