import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story media',
  about: "The video that tells the patient's story, or its photo in full size.",
  es: {
    title: 'Foto o video de la historia',
    about: 'El video que cuenta la historia del paciente, o su foto a tamaño completo.',
  },
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'video'],
  sheet: 'entity',
});
