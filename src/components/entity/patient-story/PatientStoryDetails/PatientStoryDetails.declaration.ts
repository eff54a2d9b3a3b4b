import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story details',
  about: 'The services and health topics the story is about, as links.',
  es: {
    title: 'Temas de la historia',
    about: 'Los servicios y temas de salud de los que trata la historia, como enlaces.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
