import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story card',
  about:
    "A patient's story: picture at 416 by 278, marked when a video tells it, subtitle, what it says in 200 characters and when it was published.",
  es: {
    title: 'Tarjeta de historia de paciente',
    about: 'La historia de un paciente: imagen, subtítulo, resumen y fecha.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
  cardType: 'PatientStory',
});
