import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Freshness',
  about:
    'When the information of any detail page was last updated, and that it was not verified recently when that is more than 90 days ago.',
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'D',
  strings: ['updated'],
});
