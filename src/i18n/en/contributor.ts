/** Words beside the contributors of a page. */
export const contributor = {
  'contributor.one': 'Contributor',
  'contributor.many': 'Contributors',
  'contributor.author': 'Written by',
  'contributor.reviewer': 'Medically reviewed by',
};
