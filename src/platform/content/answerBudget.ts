import { defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { letOthersIn } from '../steps/letOthersIn.ts';

/** What the answer to one request may still cost. */
export interface AnswerBudget {
  /** Items, see `spend`. */
  left: number;
  /** When it must be worked out, by `performance.now()`. */
  until: number;
  /** When others are to be let in. */
  sliceUntil: number;
  /** How long others had the thread meanwhile, ms. */
  away: number;
  /** Why the rest of it is refused, once something was. */
  refusal?: GraphQLError;
  /** What was put off until others had been let in, one after the other. */
  queue: Promise<unknown>;
}

/** Most items of one answer; a layout costs as much as 200 of them, a look for children as 20. */
const mostItems = 20_000;
/** Longest that is worked on one answer, ms; the time of others in between does not count. */
export const longestAnswerMs = 500;
/** Longest that one answer keeps the thread from others at a time, ms. */
const sliceMs = 10;

/** The budget of a request whose answer is not begun yet. */
export const fullBudget = (): AnswerBudget => ({
  ...{ left: mostItems, until: Infinity, sliceUntil: Infinity },
  ...{ away: 0, queue: Promise.resolve() },
});

/** Begins to count the time of an answer. */
export function beginAnswer(budget: AnswerBudget): void {
  budget.until = performance.now() + longestAnswerMs;
  budget.sliceUntil = performance.now() + sliceMs;
}

/**
 * Takes a cost from the budget: a short query can ask for a huge answer (parent, children, parent …), which no limit on
 * its text prevents. Throws GraphQLError when nothing is left.
 */
export function spend(budget: AnswerBudget, cost: number): void {
  budget.left -= cost;
  if (budget.left < 0) refuse(budget, 'The answer would be too large');
  refuseLate(budget);
}

/** A thousand fields may be refused in one answer: they have one problem, which is made once. */
function refuse(budget: AnswerBudget, reason: string): never {
  budget.refusal ??= new GraphQLError(reason);
  throw budget.refusal;
}

/** Throws GraphQLError once the answer has taken its time. */
export function refuseLate(budget: AnswerBudget): void {
  if (performance.now() > budget.until) refuse(budget, 'The answer takes too long: ask for less at once');
}

/**
 * A resolver that is not begun when the answer has taken its time. Where the thread was kept for a while it is begun after
 * others had their turn; resolvers themselves are synchronous, and most answers are worked out in one go.
 */
export function inTime<Source, Context extends { audience: { budget: AnswerBudget } }, Args>(
  resolve: GraphQLFieldResolver<Source, Context, Args>,
): GraphQLFieldResolver<Source, Context, Args> {
  return (source, args, context, info) => {
    const { budget } = context.audience;
    const work = (): unknown => {
      refuseLate(budget);
      return resolve(source, args, context, info);
    };
    return isSliceOver(budget) ? afterOthers(budget, work) : work();
  };
}

const isSliceOver = ({ sliceUntil }: AnswerBudget): boolean => performance.now() > sliceUntil;

/** Runs work when others had their turn; of several the first comes first, and after a while others have theirs again. */
function afterOthers<T>(budget: AnswerBudget, work: () => T): Promise<T> {
  const done = budget.queue.then(async () => {
    if (isSliceOver(budget)) {
      const left = performance.now();
      await letOthersIn();
      const away = performance.now() - left;
      budget.away += away;
      budget.until += away;
      budget.sliceUntil = performance.now() + sliceMs;
    }
    return work();
  });
  budget.queue = done.catch(() => undefined);
  return done;
}

/** The resolver of every field that has none of its own. */
export const fieldInTime = inTime(defaultFieldResolver);
