/** Words beside the contributors of a page. */
export const contributor = { 'contributor.one': 'Contributor', 'contributor.many': 'Contributors' };
