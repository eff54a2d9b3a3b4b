import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = {
  folder: 'listing',
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  data: true,
} as const;
const picked = { ...row, editing: 'P' } as const;
/** Their cards tell what is open now, which a kept page cannot: they wake. */
const places = {
  ...row,
  wake: 'visible',
  chunk: 'location-listings',
  strings: ['listing', 'search', 'map'],
  cards: ['Location'],
} as const;

/** Related, selected and dynamic listings, drawn on the server. */
export const listingRows = {
  VisualArticleLayout: { ...picked, cards: ['JumboStory', 'Article'] },
  SelectedArticles: { ...picked, cards: ['Article'] },
  SelectedAwards: { ...picked, cards: ['Award'] },
  RelatedArticles: { ...row, cards: ['Article'] },
  RelatedAwards: { ...row, cards: ['Award'] },
  RelatedEvents: { ...row, cards: ['Event'] },
  RelatedPatientStories: { ...row, cards: ['PatientStory'] },
  RelatedProviders: { ...row, cards: ['Provider'] },
  RelatedNews: { ...row, cards: ['News'] },
  RelatedLocations: { ...places, editing: 'P' },
  RelatedLocationsByQuery: places,
  RelatedTaxonomy: { ...row, editing: 'P' },
  DynamicListing: row,
  DynamicArticles: { ...row, cards: ['Article'] },
  DynamicEvents: { ...row, cards: ['Event'] },
  DynamicPatientStories: { ...row, cards: ['PatientStory'] },
  TopLevelServicesGrid: row,
  EntityTeaser: { ...picked, cards: ['Teaser'] },
  EntityTeaserList: { ...picked, cards: ['Teaser'] },
} satisfies Record<string, RegistryRow>;
