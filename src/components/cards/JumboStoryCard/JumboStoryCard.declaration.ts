import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Jumbo story card',
  about:
    'The story or article a listing leads with: a picture at 640 by 427, a large headline, what it says and who tells it when.',
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories', 'video'],
  chunk: 'story-cards',
  cardType: 'JumboStory',
});
