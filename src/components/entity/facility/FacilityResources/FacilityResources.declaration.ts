import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility resources',
  about: 'Forms and other documents people need for a visit to this location.',
  es: {
    title: 'Recursos y formularios del centro',
    about: 'Formularios y otros documentos necesarios para acudir a este centro.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
