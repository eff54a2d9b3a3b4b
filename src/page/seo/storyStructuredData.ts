import type { PatientStory } from '#src/domain/entities/PatientStory.ts';
import { parsePublished } from '#src/domain/dates/dates.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/** A patient's story for search engines, from what the page shows; a fact that is not known is left out. */
export function storyData(story: PatientStory, { url, origin, image }: EntityPlace): object {
  const { name, subtitle, shortDescription, publishedDate, healthTopics } = story;
  const published = parsePublished(publishedDate);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: name,
    ...(subtitle && { alternativeHeadline: subtitle }),
    ...(shortDescription && { description: shortDescription }),
    ...(published.kind === 'date' && { datePublished: published.instant.toISOString().slice(0, 10) }),
    ...(image && { image }),
    author: { '@id': `${origin}/#organisation` },
    mainEntityOfPage: url,
    ...(healthTopics.length > 0 && {
      about: healthTopics.map((topic) => ({ '@type': 'Thing', name: topic.name })),
    }),
    inLanguage: story.locale,
    url,
    publisher: { '@id': `${origin}/#organisation` },
  };
}
