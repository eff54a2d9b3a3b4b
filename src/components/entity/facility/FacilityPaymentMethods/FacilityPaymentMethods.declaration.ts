import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility payment methods',
  about: 'How people can pay at this location.',
  es: {
    title: 'Formas de pago del centro',
    about: 'Cómo se puede pagar en este centro.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['payment'],
  sheet: 'facility',
});
