import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Health plan affiliate hero',
  about:
    'The top of the page of a medical group or hospital that takes health plans: its name and a picture.',
  es: {
    title: 'Cabecera de afiliado al plan',
    about: 'El inicio de la página de un grupo médico u hospital que acepta planes: su nombre y una imagen.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_affiliate'],
  editing: 'D',
  strings: ['healthPlan'],
  sheet: 'entity',
});
