import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story hero',
  about: "The top of a patient's story: title, picture or video, the year, where and with whom.",
  es: {
    title: 'Cabecera de historia de paciente',
    about: 'El inicio de la historia de un paciente: título, imagen o video, año, dónde y con quién.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
