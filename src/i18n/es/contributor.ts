/** Words beside the contributors of a page. */
export const contributor = { 'contributor.one': 'Colaboración', 'contributor.many': 'Colaboraciones' };
