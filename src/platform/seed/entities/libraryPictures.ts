import type { WrittenArticle } from '../readArticles.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';

/** The picture of what is written for the library: of the first thing it is about. */
export const libraryPicture = (item: WrittenArticle | WrittenQuestion, id: string) =>
  scenePicture(
    'question' in item
      ? subjectOf(item.topic, item.specialty)
      : subjectOf(...item.topics, ...item.conditions, ...item.specialties),
    id,
  );
