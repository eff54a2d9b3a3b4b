import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Language selector',
  about: 'Links to the same page in other languages.',
  es: {
    title: 'Selector de idioma',
    about: 'Enlaces a la misma página en otros idiomas.',
  },
  standsIn: ['header-utility', 'footer'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
});
