import type { ComponentType } from 'react';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { cards as cardsEn } from '#src/i18n/en/cards.ts';
import { stories as storiesEn } from '#src/i18n/en/stories.ts';
import { video as videoEn } from '#src/i18n/en/video.ts';
import { cards as cardsEs } from '#src/i18n/es/cards.ts';
import { stories as storiesEs } from '#src/i18n/es/stories.ts';
import { video as videoEs } from '#src/i18n/es/video.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { brightcoveFixture, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';

const words = { en: { ...cardsEn, ...storiesEn, ...videoEn }, es: { ...cardsEs, ...storiesEs, ...videoEs } };

/** A site with an account at Brightcove. */
export const withBrightcove = { ...pageFixture().config, brightcove: brightcoveFixture('123', 'p') };

/** A story as the search service sends it. */
export const wireStory = (more: Record<string, unknown> = {}): SearchResult => ({
  id: 'story7',
  entityType: 'ce_patientStory',
  data: {
    name: 'A second spring',
    slug: 'a-second-spring',
    c_subTitle: 'Coronary artery disease, near Alder Bay',
    c_shortDescription: 'For Ann, small tasks had become long ones.',
    c_publishedDate: '2026-11-09',
    c_imageOrVideo: 'Image',
    c_image: { url: 'https://img.example.org/a.jpg', alternateText: 'Ann in her garden' },
    ...more,
  },
});

/** Draws a card as a list of results does. */
export const drawCard = (
  Card: ComponentType<ResultCardProps>,
  result: SearchResult | undefined,
  page: Partial<PageProps> = {},
  props: Partial<ResultCardProps> = {},
) => renderOnPage(<Card result={result} {...props} />, { dictionary: words[page.locale ?? 'en'], ...page });
