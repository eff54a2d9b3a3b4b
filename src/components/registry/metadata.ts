import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** Nothing visible until asked for; both come in one small file. */
const still = { folder: 'metadata', wake: 'idle', pages: 'any', editing: 'L', chunk: 'consent' } as const;

/** What crawlers and machines read, as far as an editor places it. */
export const metadataRows = {
  ConsentPreferences: { ...still, strings: ['consent'] },
  LiveChat: { ...still, strings: [] },
  AnalyticsPageView: { ...still, strings: [], data: true },
  HtmlIndexingSitemap: {
    folder: 'metadata',
    wake: 'never',
    pages: 'any',
    editing: 'P',
    strings: ['metadata'],
    data: true,
  },
} satisfies Record<string, RegistryRow>;
