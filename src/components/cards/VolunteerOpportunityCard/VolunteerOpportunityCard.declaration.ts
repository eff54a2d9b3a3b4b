import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer opportunity card',
  about:
    'A volunteer opportunity among results: department, place and distance, age, whether applications are taken and where to send one.',
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'volunteerCard'],
  cardType: 'VolunteerOpportunity',
});
