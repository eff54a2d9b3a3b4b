import type { WrittenArticle } from '../readArticles.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import { inTurn, scenePicture, subjectOf } from '../subjectOf.ts';
import { writtenArticles, writtenQuestions } from './writers.ts';

const isQuestion = (item: WrittenArticle | WrittenQuestion): item is WrittenQuestion => 'question' in item;

const subjectOfItem = (item: WrittenArticle | WrittenQuestion) =>
  isQuestion(item)
    ? subjectOf(item.topic, item.specialty)
    : subjectOf(...item.topics, ...item.conditions, ...item.specialties);

// Articles and answers stand in the same lists, by day, so they take turns together.
const turnOf = inTurn<WrittenArticle | WrittenQuestion>(
  [...writtenArticles, ...writtenQuestions],
  subjectOfItem,
  ({ published }) => published,
);

/** The picture of what is written for the library: of its subject, in another light than the one before and after it. */
export const libraryPicture = (item: WrittenArticle | WrittenQuestion, id: string) =>
  scenePicture(subjectOfItem(item), `${id}-${turnOf(item)}`);
