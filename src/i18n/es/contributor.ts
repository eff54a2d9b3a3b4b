import type { contributor as english } from '#src/i18n/en/contributor.ts';

/** Words beside the contributors of a page. */
export const contributor: Record<keyof typeof english, string> = {
  'contributor.one': 'Colaboración',
  'contributor.many': 'Colaboraciones',
  'contributor.author': 'Escrito por',
  'contributor.reviewer': 'Revisión médica de',
};
