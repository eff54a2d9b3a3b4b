import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator research interests',
  about: 'The topics the investigator works on, each with a link to more.',
  es: {
    title: 'Líneas de investigación',
    about: 'Los temas en que trabaja el investigador, cada uno con un enlace a más.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
