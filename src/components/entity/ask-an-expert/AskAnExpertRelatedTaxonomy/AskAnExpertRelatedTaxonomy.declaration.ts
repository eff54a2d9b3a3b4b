import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Ask an expert related taxonomy',
  about: 'What the question is about; nothing when it names nothing, a notice to editors.',
  standsIn: ['detail-aside'],
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['listing'],
  sheet: 'entity',
});
