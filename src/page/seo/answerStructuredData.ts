import type { AskAnExpert } from '#src/domain/entities/AskAnExpert.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { localePath } from '#src/page/localePath.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/**
 * A question and its answer for search engines, from what the page shows. A question without an answer is told as
 * nothing.
 */
export function answerData(
  { name, question, answer, people, locale }: AskAnExpert,
  where: EntityPlace,
): object[] {
  if (!answer) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      '@id': `${where.url}#page`,
      url: where.url,
      inLanguage: locale,
      mainEntity: {
        '@type': 'Question',
        name,
        text: (question && plainText(question)) || name,
        answerCount: 1,
        acceptedAnswer: {
          '@type': 'Answer',
          text: plainText(answer),
          url: where.url,
          ...(people.length > 0 && {
            author: people.map((person) => ({
              '@type': 'Person',
              name: person.name,
              ...(person.title && { jobTitle: person.title }),
              ...(person.path && { url: where.origin + localePath(locale, person.path) }),
            })),
          }),
        },
      },
    },
  ];
}
