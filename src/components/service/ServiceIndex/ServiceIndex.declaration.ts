import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, image, items, link, text } from '#src/declaration/kinds.ts';

/** Parts of the figure that may have a number. */
export const BODY_PARTS = [
  'None',
  'Head',
  'Face',
  'Heart',
  'Lungs',
  'Stomach',
  'Kidneys',
  'Joints',
  'Skin',
] as const;

export const declaration = defineComponent({
  title: 'Index of services',
  about:
    'All services on one page: by what people need, by part of the body, and from A to Z, with a filter.',
  es: {
    title: 'Índice de servicios',
    about:
      'Todos los servicios en una página: por necesidad, por parte del cuerpo y de la A a la Z, con filtro.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['serviceIndex'],
  sheet: 'guide',
  fields: {
    Headline: text({ required: true }),
    Children: items({
      Title: text({
        help: {
          en: 'A need, with a link; or a group of links about a part of the body.',
          es: 'Una necesidad, con un enlace; o un grupo de enlaces sobre una parte del cuerpo.',
        },
      }),
      Text: text(),
      Image: image(),
      Link: link(),
      BodyPart: choice(BODY_PARTS),
      Children: LINK_ITEMS,
    }),
  },
  examples: {
    needAndPart: {
      fields: {
        Headline: 'Care and services',
        Children: [
          {
            Title: 'A test or a scan',
            Text: 'Lab, X-ray, MRI, mammogram',
            Image: { src: '/-/media/art/scene/imaging/need.svg', alt: '' },
            Link: { href: '/services/imaging', text: 'Imaging' },
          },
          {
            Title: 'Heart and blood vessels',
            BodyPart: 'Heart',
            Children: [
              { Link: { href: '/services/heart', text: 'Heart and Vascular' } },
              { Link: { href: '/services/heart#vein-care', text: 'Vein Care' } },
            ],
          },
        ],
      },
    },
  },
});
