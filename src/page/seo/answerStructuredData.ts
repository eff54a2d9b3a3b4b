import type { AskAnExpert } from '#src/domain/entities/AskAnExpert.ts';
import { parsePublished } from '#src/domain/dates/dates.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { localePath } from '#src/page/localePath.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/**
 * A question and its answer for search engines, from what the page shows: a medical page by those who answer. Not a QAPage,
 * where anybody may answer. A question without an answer is told as nothing.
 */
export function answerData(
  { name, question, answer, people, publishedDate, locale }: AskAnExpert,
  where: EntityPlace,
): object[] {
  if (!answer) return [];
  const published = parsePublished(publishedDate);
  const author = people.map((person) => ({
    '@type': 'Person',
    name: person.name,
    ...(person.title && { jobTitle: person.title }),
    ...(person.path && { url: where.origin + localePath(locale, person.path) }),
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      '@id': `${where.url}#page`,
      name,
      headline: name,
      url: where.url,
      inLanguage: locale,
      ...(published.kind === 'date' && { datePublished: published.instant.toISOString().slice(0, 10) }),
      ...(author.length > 0 && { author }),
      publisher: { '@id': `${where.origin}/#organisation` },
      mainEntity: {
        '@type': 'Question',
        name,
        text: (question && plainText(question)) || name,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      },
    },
  ];
}
