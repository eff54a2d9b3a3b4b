import { gradeOf } from './gradeOf.ts';
import { DEPTH, RIGHT, scoreOf, wholeScore } from './metrics.ts';
import type { Score } from './metrics.ts';
import type { Answer, Network } from './openNetwork.ts';
import type { Evidence, Grade } from './readAnswers.ts';
import type { RelevanceQuery, Want } from './readQueries.ts';

/** A query with what came and how good it was. */
export interface Judged {
  query: RelevanceQuery;
  answer: Answer;
  grades: readonly Grade[];
  score: Score;
}

export interface Judge {
  judge(query: RelevanceQuery): Judged;
  /** What is wanted that nothing in the network could answer well: then the rule is wrong, or the network too small. */
  unanswerable(queries: readonly RelevanceQuery[]): string[];
}

/** Judges answers of a network by rules over the facts of what was found. */
export function createJudge(network: Network): Judge {
  const best = new Map<string, readonly Grade[]>();
  const bestOf = (want: Want): readonly Grade[] => {
    const key = `${want.askedIn} ${want.text}`;
    let grades = best.get(key);
    if (!grades) best.set(key, (grades = bestGrades(network, want)));
    return grades;
  };
  return {
    judge(query) {
      const { want } = query;
      const answer = network.ask(query);
      const grades = answer.ids.map((id): Grade => {
        const facts = network.facts(id);
        return facts ? gradeOf(facts, want) : 0;
      });
      return { query, answer, grades, score: score(want, answer, grades, bestOf) };
    },
    unanswerable(queries) {
      const wants = queries.map(({ want }) => want).filter(({ evidence }) => evidence.length > 0);
      const without = wants.filter((want) => (bestOf(want)[0] ?? 0) < RIGHT);
      return [...new Set(without.map(({ text, askedIn }) => `${text} (${askedIn})`))];
    },
  };
}

function score(
  want: Want,
  answer: Answer,
  grades: readonly Grade[],
  bestOf: (want: Want) => readonly Grade[],
): Score {
  if (want.isNothing) return wholeScore(answer.ids.length === 0);
  if (!hasAdvice(want, answer) || !isTakenRight(want, answer)) return wholeScore(false);
  if (want.evidence.length === 0) return wholeScore(true);
  return scoreOf(grades, bestOf(want));
}

/** Whether the words were taken for what they should be. */
const isTakenRight = ({ corrected }: Want, answer: Answer): boolean =>
  corrected === undefined ||
  (corrected === null ? answer.corrected === undefined : corrected === answer.corrected);

/** Whether the lines of help are those that are wanted: none where none may stand, else the first first and the others with it. */
function hasAdvice({ advice }: Want, { advice: shown }: Answer): boolean {
  if (advice === undefined) return true;
  if (advice.length === 0) return shown.length === 0;
  return shown[0] === advice[0] && advice.every((line) => shown.includes(line));
}

/** Grades of the best page there could be: from each section as many as it shows. */
function bestGrades(network: Network, want: Want): readonly Grade[] {
  return network
    .sections(want.askedIn)
    .flatMap(({ facts, limit }) =>
      facts
        .map((one) => gradeOf(one, want))
        .sort(descending)
        .slice(0, limit),
    )
    .sort(descending)
    .slice(0, DEPTH);
}

const descending = (a: Grade, b: Grade) => b - a;

/** Values of answers that are true of nothing in the network: slips of who wrote the rule. */
export function unknownValues(network: Network, answers: ReadonlyMap<string, readonly Evidence[]>): string[] {
  const all = [...network.sections('everything'), ...network.sections('plan')].flatMap(({ facts }) => facts);
  const problems: string[] = [];
  for (const [name, evidence] of answers) {
    for (const one of evidence) {
      for (const value of one.values) {
        // A grade of three, so that what is only near does not count as nothing.
        const alone: Want = { ...NOTHING_ELSE, evidence: [{ ...one, grade: 3, values: [value] }] };
        if (one.fact === 'about' && network.topics.has(value)) continue;
        if (!all.some((facts) => gradeOf(facts, alone) === 3)) problems.push(`${name}: ${one.fact} ${value}`);
      }
    }
  }
  return problems;
}

const NOTHING_ELSE: Want = {
  ...{ text: '', askedIn: 'everything', evidence: [], conditions: {}, isNothing: false },
};
