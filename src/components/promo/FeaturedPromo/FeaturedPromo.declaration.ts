import { defineComponent } from '#src/declaration/Declaration.ts';
import { address, choice, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Featured promo',
  about: 'A story to tell: a large sentence with a picture or video at its left or right, and a link.',
  es: {
    title: 'Promoción destacada',
    about: 'Algo que contar: una frase grande con imagen o video a un lado, y un enlace.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['media'],
  sheet: 'content',
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
