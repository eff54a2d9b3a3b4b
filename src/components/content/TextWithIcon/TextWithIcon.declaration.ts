import { defineComponent } from '#src/declaration/Declaration.ts';
import { icon, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Text with icon',
  about: 'A short text with an icon above it or at its left. For a few points side by side.',
  es: {
    title: 'Texto con icono',
    about: 'Un texto breve con un icono encima o a su izquierda. Para unos pocos puntos uno junto a otro.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Icon: icon(), Headline: text(), Text: richText(), Link: link() },
  params: { IconPosition: text(), HeadingLevel: text() },
});
