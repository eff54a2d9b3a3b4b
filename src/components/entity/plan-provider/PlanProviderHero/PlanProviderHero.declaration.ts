import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Plan provider hero',
  about:
    'Who this is: name with title, what they do, whether new patients are taken, languages, places and kinds of care; portrait and rating of the network provider they are.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider'],
  tellsMissingEntity: true,
  sheet: 'entity',
});
