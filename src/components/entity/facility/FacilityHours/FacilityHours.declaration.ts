import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility hours',
  about: 'When the location is open, day by day, and whether it is open now.',
  es: {
    title: 'Horario del centro',
    about: 'Cuándo abre el centro, día por día, y si está abierto ahora.',
  },
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  chunk: 'facility',
  sheet: 'facility',
});
