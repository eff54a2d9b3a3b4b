import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, icon, link, richText, text } from '#src/declaration/kinds.ts';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';

export const declaration = defineComponent({
  title: 'Single action card',
  about: 'One thing to do, such as paying a bill: an icon, a few words and a link.',
  es: {
    title: 'Tarjeta de una acción',
    about: 'Una cosa que hacer, como pagar una factura: un icono, pocas palabras y un enlace.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['promo'],
  sheet: 'content',
  fields: { Headline: text(), Text: richText(), Icon: icon(), Link: link({ required: true }) },
  params: { HeadingLevel: text(), OpenNow: choice(['None', ...LOCATION_TYPES]) },
  examples: {
    openNow: {
      fields: {
        Headline: 'Urgent care',
        Text: '<p>Cuts, fevers, sprains and coughs. No appointment.</p>',
        Link: { href: '/find-location/type/urgent-care', text: 'See who is open' },
      },
      params: { OpenNow: 'Urgent Care' },
    },
  },
});
