import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, choice, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Featured promo',
  about:
    'A story to tell: a large sentence and beside it, left or right, its picture or its video, under whose button the picture lies.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['media'],
  part: {
    component: 'VideoCard',
    variant: 'VideoOnly',
    placeholder: 'promo-video',
    when: ['Media', 'video'],
  },
  fields: {
    Headline: text({ required: true }),
    PromoText: richText(),
    Image: image(),
    BrightcoveVideoId: address(),
    PromoLink: link(),
  },
  params: { Media: choice(['image', 'video']), Position: choice(['right', 'left']) },
});
