import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility alert',
  about: "The facility's alert; severity 'error' is urgent, any other informs.",
  standsIn: ['facility-hero', 'in-page-alert'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
