import type { RegistryRow } from '#src/components/RegistryRow.ts';

const story = {
  folder: 'cards',
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'stories'],
  chunk: 'story-cards',
} as const;

const provider = {
  folder: 'cards',
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'provider', 'booking', 'compare'],
} as const;

/** Result cards, resolved by name from `CardType`; placed by hand they have no result and show nothing. */
export const cardsRows = {
  ProviderCard: { ...provider, cardType: 'Provider' },
  PlanProviderCard: { ...provider, cardType: 'PlanProvider' },
  LocationCard: {
    folder: 'cards',
    wake: 'never',
    pages: 'any',
    editing: 'S',
    strings: ['cards', 'facets', 'search', 'hours'],
    cardType: 'Location',
  },
  HealthWellnessCard: { ...story, cardType: 'HealthWellness' },
  AskAnExpertCard: { ...story, cardType: 'AskAnExpert' },
  PatientStoryCard: { ...story, cardType: 'PatientStory' },
  NewsCard: { ...story, cardType: 'News' },
  YextServiceCard: { ...story, cardType: 'Service' },
  PageCard: { ...story, cardType: 'Page' },
  PlanPageCard: { ...story, cardType: 'PlanPage' },
  ArticleCard: { ...story, cardType: 'Article' },
  JumboStoryCard: { ...story, strings: [...story.strings, 'video'], cardType: 'JumboStory' },
  TeaserCard: { ...story, cardType: 'Teaser' },
} satisfies Record<string, RegistryRow>;
