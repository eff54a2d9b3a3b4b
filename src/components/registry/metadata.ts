import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** What crawlers and machines read, as far as an editor places it. */
export const metadataRows = {
  HtmlIndexingSitemap: {
    folder: 'metadata',
    wake: 'never',
    pages: 'any',
    editing: 'P',
    strings: ['metadata'],
    data: true,
  },
} satisfies Record<string, RegistryRow>;
