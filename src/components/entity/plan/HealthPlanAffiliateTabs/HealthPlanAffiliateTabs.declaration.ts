import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan affiliate tabs',
  about: 'The health plans a medical group or hospital takes, with a tab for each insurer.',
  es: {
    title: 'Planes que acepta el afiliado',
    about: 'Los planes que acepta un grupo médico u hospital, con una pestaña por aseguradora.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
