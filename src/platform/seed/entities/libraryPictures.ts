import type { WrittenArticle } from '../readArticles.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import type { SceneName } from '../../media/art/drawScene.ts';
import { scenePicture, seenIn, subjectOf, subjectsOf } from '../subjectOf.ts';

const aboutOf = (item: WrittenArticle | WrittenQuestion): string[] =>
  'question' in item
    ? [item.topic, item.specialty]
    : [...item.topics, ...item.conditions, ...item.specialties];

/** The picture of what is written for the library: of the first thing it is about. */
export const libraryPicture = (item: WrittenArticle | WrittenQuestion, id: string) =>
  scenePicture(item.picture ?? subjectOf(...aboutOf(item)), id);

/**
 * What else its picture may show: what its title speaks of, and the conditions it is about first. Nothing of its specialty, which
 * sees people about other things, too: who treats the menopause attends births.
 */
export const libraryScenes = (item: WrittenArticle | WrittenQuestion): SceneName[] =>
  'question' in item
    ? [...seenIn(item.question.en), ...subjectsOf(item.topic)]
    : [...seenIn(item.title.en), ...subjectsOf(item.topics[0], ...item.conditions.slice(0, 2))];
