import { defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';

/** What the answer to one request may still cost. */
export interface AnswerBudget {
  /** Items, see `spend`. */
  left: number;
  /** When it must be worked out, by `performance.now()`. */
  until: number;
}

/** Most items of one answer; a layout costs as much as 200 of them, a look for children as 20. */
const mostItems = 20_000;
/**
 * Longest that one answer may keep the platform's only thread, ms. All resolvers are synchronous, so an answer is worked
 * out in one go and everybody else waits for it.
 */
export const longestAnswerMs = 500;

/** The budget of a request whose answer is not begun yet. */
export const fullBudget = (): AnswerBudget => ({ left: mostItems, until: Infinity });

/**
 * Takes a cost from the budget: a short query can ask for a huge answer (parent, children, parent …), which no limit on
 * its text prevents. Throws GraphQLError when nothing is left.
 */
export function spend(budget: AnswerBudget, cost: number): void {
  budget.left -= cost;
  if (budget.left < 0) throw new GraphQLError('The answer would be too large');
  refuseLate(budget);
}

/** Throws GraphQLError once the answer has taken its time. */
export function refuseLate({ until }: AnswerBudget): void {
  if (performance.now() > until) throw new GraphQLError('The answer takes too long: ask for less at once');
}

/** A resolver that is not begun when the answer has taken its time. */
export function inTime<Source, Context extends { audience: { budget: AnswerBudget } }, Args>(
  resolve: GraphQLFieldResolver<Source, Context, Args>,
): GraphQLFieldResolver<Source, Context, Args> {
  return (source, args, context, info) => {
    refuseLate(context.audience.budget);
    return resolve(source, args, context, info);
  };
}

/** The resolver of every field that has none of its own. */
export const fieldInTime = inTime(defaultFieldResolver);
