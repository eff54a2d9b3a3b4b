import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story short description',
  about: "The patient's story in a sentence or two, before the full text.",
  es: {
    title: 'Resumen de la historia',
    about: 'La historia del paciente en una o dos frases, antes del texto completo.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
