import type { pageHelped as english } from '#src/i18n/en/pageHelped.ts';

/** Words of the question whether a page helped. */
export const pageHelped: Record<keyof typeof english, string> = {
  'pageHelped.question': '¿Le sirvió esta página?',
  'pageHelped.yes': 'Sí',
  'pageHelped.no': 'No',
  'pageHelped.thanks': 'Gracias. Nos alegra que le haya servido.',
  'pageHelped.sorry': 'Gracias por decirlo.',
};
