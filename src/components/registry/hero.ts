import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'hero', wake: 'never', pages: 'any', editing: 'P', strings: ['hero'] } as const;

/** The first thing on a page. Heroes are server HTML; what stands in their search placeholder wakes by itself. */
export const heroRows = {
  HeroBanner: row,
  ArticleHero: row,
  BasicHero: row,
  CalloutHero: row,
  HomepageHero: { ...row, placeholders: ['hero-search-{*}'] },
  InteriorHero: row,
  VideoHero: { ...row, wake: 'visible', strings: ['hero', 'media', 'video'] },
  ResearchSearchHero: { ...row, pages: ['Research-Search-Results'] },
  SearchHero: { ...row, placeholders: ['hero-search-{*}'] },
} satisfies Record<string, RegistryRow>;
