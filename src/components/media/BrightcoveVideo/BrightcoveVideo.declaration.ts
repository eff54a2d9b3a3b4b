import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Brightcove video',
  about: 'A Brightcove video by id, with title and description.',
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  fields: { BrightcoveVideoId: address({ required: true }), Title: text(), Description: text() },
  examples: {
    plain: {
      fields: { BrightcoveVideoId: '6390000000002', Title: 'A film', Description: 'What is seen in it' },
    },
  },
});
