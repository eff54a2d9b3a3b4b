import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story quote',
  about: 'What the patient said, set large as a quote.',
  es: {
    title: 'Cita del paciente',
    about: 'Lo que dijo el paciente, en letra grande como cita.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
