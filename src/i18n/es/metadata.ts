import type { metadata as english } from '#src/i18n/en/metadata.ts';

export const metadata: Record<keyof typeof english, string> = {
  'metadata.pages': 'Páginas',
  'metadata.facilities': 'Centros de atención',
};
