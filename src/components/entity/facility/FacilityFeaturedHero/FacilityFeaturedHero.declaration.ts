import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility featured hero',
  about: 'The large top of the page for locations that are featured. Others show nothing here.',
  es: {
    title: 'Cabecera destacada del centro',
    about: 'El inicio grande de la página para centros destacados. En los demás no se muestra nada.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
  slots: { 'facility-hero-{*}': {} },
});
