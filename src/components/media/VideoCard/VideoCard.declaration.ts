import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Video card',
  about: 'A video as a card: its picture under the button that plays it, headline and text.',
  standsIn: ['main'],
  wake: 'press',
  pages: 'any',
  editing: 'P',
  strings: ['media', 'video'],
  fields: { Headline: text(), Text: text(), Image: image(), BrightcoveVideoId: text({ required: true }) },
  params: { FieldNames: choice(['Default', 'VideoOnly']) },
});
