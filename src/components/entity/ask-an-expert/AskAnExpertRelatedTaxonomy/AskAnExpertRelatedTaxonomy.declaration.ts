import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Topics of the question',
  about: 'The topics the question belongs to, as links. Hidden when it has none.',
  es: {
    title: 'Temas de la pregunta',
    about: 'Los temas de la pregunta, como enlaces. No aparece si no tiene ninguno.',
  },
  standsIn: ['detail-aside'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['listing'],
  sheet: 'entity',
});
