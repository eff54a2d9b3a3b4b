import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Homepage hero',
  about: 'The first thing on the home page: a sentence, the search, frequent searches and a picture.',
  es: {
    title: 'Cabecera de la portada',
    about: 'Lo primero de la portada: una frase, el buscador, búsquedas frecuentes y una imagen.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: {
    Headline: text({ required: true }),
    Text: richText(),
    Image: image(),
    Link: link(),
    Children: LINK_ITEMS,
  },
  slots: { 'hero-search-{*}': {} },
});
