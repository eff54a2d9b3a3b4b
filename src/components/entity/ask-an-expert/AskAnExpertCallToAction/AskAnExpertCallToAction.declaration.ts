import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert call to action',
  about: 'What to do after reading the answer, with a button. Closes an Ask an Expert page.',
  es: {
    title: 'Llamada a la acción de la respuesta',
    about: 'Qué hacer después de leer la respuesta, con un botón. Cierra una página de preguntas a expertos.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
  sheet: 'entity',
});
