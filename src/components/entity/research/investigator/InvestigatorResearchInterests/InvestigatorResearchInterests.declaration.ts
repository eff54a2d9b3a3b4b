import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator research interests',
  about: 'What an investigator works on, each topic a search for it.',
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
