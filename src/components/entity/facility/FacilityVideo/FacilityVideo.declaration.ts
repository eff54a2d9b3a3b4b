import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility video',
  about: 'Videos about the location. Visitors start them when they like.',
  es: {
    title: 'Videos del centro',
    about: 'Videos sobre el centro. Empiezan cuando la persona lo desea.',
  },
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'video'],
  sheet: 'facility',
});
