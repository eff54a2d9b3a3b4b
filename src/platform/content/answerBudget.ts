import { defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { letOthersIn } from '../steps/letOthersIn.ts';

/** What the answer to one request may still cost. */
export interface AnswerBudget {
  /** Items, see `spend`. */
  left: number;
  /** How long may be worked on it, ms of processor time. */
  mayWorkMs: number;
  /** When to look whether it was worked on as long, by `performance.now()`: not before as much time has passed at all. */
  until: number;
  /** Processor time of this thread when the answer was begun, and of others' work on it meanwhile, ms. */
  begunAt: number;
  others: number;
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
/**
 * Longest that is worked on one answer, ms of processor time: neither that of others in between counts, nor the time in which
 * a busy machine does something else; a page that is small would be refused for it.
 */
export const longestAnswerMs = 500;
/** Longest that one answer keeps the thread from others at a time, ms. */
const sliceMs = 10;

/** The budget of a request whose answer is not begun yet. */
export const fullBudget = (): AnswerBudget => ({
  ...{ left: mostItems, mayWorkMs: Infinity, until: Infinity, sliceUntil: Infinity },
  ...{ begunAt: 0, others: 0, away: 0, queue: Promise.resolve() },
});

/** What this thread has worked until now, ms. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Begins to count the time of an answer. */
export function beginAnswer(budget: AnswerBudget, mayWorkMs = longestAnswerMs): void {
  budget.mayWorkMs = mayWorkMs;
  budget.until = performance.now() + mayWorkMs;
  budget.begunAt = threadMs();
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
  if (performance.now() <= budget.until) return;
  const left = budget.mayWorkMs - (threadMs() - budget.begunAt - budget.others);
  if (left <= 0) refuse(budget, 'The answer takes too long: ask for less at once');
  budget.until = performance.now() + left;
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
      const worked = threadMs();
      await letOthersIn();
      const away = performance.now() - left;
      budget.others += threadMs() - worked;
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
