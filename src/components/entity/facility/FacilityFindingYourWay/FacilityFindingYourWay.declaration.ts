import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility finding your way',
  about: 'Ways to get to the location, by car, bus and more, each on a tab.',
  es: {
    title: 'Cómo llegar al centro',
    about: 'Maneras de llegar al centro, en auto, autobús y más, cada una en su pestaña.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'press',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'facility',
});
