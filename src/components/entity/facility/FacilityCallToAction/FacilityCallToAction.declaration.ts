import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility call to action',
  about: "Ends a location's page with what to do next, and a button for it.",
  es: {
    title: 'Llamada a la acción del centro',
    about: 'Cierra la página de un centro con el paso siguiente y un botón para darlo.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
