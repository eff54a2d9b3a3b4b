import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator contact',
  about: 'Where the investigator works and how to reach them.',
  es: {
    title: 'Contacto del investigador',
    about: 'Dónde trabaja el investigador y cómo comunicarse con él o ella.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
