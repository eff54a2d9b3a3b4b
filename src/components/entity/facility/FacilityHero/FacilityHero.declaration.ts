import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility hero',
  about: "The usual top of a location's page: name, picture and the facts people look for first.",
  es: {
    title: 'Cabecera del centro',
    about: 'El inicio habitual de la página de un centro: nombre, imagen y los datos que más se buscan.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
  slots: { 'facility-hero-{*}': {} },
});
