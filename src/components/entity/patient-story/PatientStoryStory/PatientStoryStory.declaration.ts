import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story story',
  about: "The patient's story in full. The main part of its page.",
  es: {
    title: 'Texto de la historia',
    about: 'La historia completa del paciente. Lo principal de su página.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
