import type { Bilingual } from '../bilingual.ts';
import { fill, slugOf } from '../bilingual.ts';
import { answerPath } from '../entities/questions.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import type { Rendering } from '../Rendering.ts';
import { questions, t } from './blocks.ts';

/** Questions that specialists have answered, in short, each with the way to the whole answer; nothing without any. */
export const answeredQuestions = (headline: Bilingual, list: readonly WrittenQuestion[]): Rendering[] =>
  list.length > 0
    ? [
        questions(
          headline,
          list.map((one) => [
            slugOf(one.question.en),
            one.question,
            fill(
              t(
                '{summary} <a href="{path}">Read the whole answer</a>',
                '{summary} <a href="{path}">Leer la respuesta completa</a>',
              ),
              { summary: one.summary, path: answerPath(one) },
            ),
          ]),
        ),
      ]
    : [];
