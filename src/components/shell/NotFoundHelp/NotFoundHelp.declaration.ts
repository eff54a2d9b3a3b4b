import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Help where nothing is found',
  about: 'For the page “not found”: what was asked for, close addresses, a filled search and a few tasks.',
  es: {
    title: 'Ayuda cuando no se encuentra la página',
    about: 'Para la página “no encontrada”: lo que se pidió, direcciones parecidas, un buscador y tareas.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['notFound'],
  sheet: 'guide',
  fields: { Headline: text({ required: true }), Text: richText(), Image: image(), Children: LINK_ITEMS },
  examples: {
    nothingClose: {
      fields: {
        Headline: 'We could not find that page',
        Text: '<p>It may have moved, or the address may have a small mistake.</p>',
        Children: [
          { Link: { href: '/find-location/type/urgent-care', text: 'Urgent care near you' } },
          { Link: { href: '/patients/billing', text: 'Pay a bill' } },
          { Link: { href: 'tel:+14155550142', text: 'Nurse line 415-555-0142' } },
        ],
      },
    },
  },
});
