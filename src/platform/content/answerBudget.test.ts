import { buildSchema, execute, parse } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { beginAnswer, fieldInTime, fullBudget, inTime, longestAnswerMs } from './answerBudget.ts';
import type { AnswerBudget } from './answerBudget.ts';

const schema = buildSchema('type Query { items: [Item!]! } type Item { slow: Int name: String }');
const document = parse('{ items { name slow } }');
const busy = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

/** An answer of items each of which takes a while. */
async function answer(
  items: number,
  each: number,
  budget: AnswerBudget,
  mayTakeMs = longestAnswerMs,
): Promise<ExecutionResult> {
  const slow = inTime<unknown, { audience: { budget: AnswerBudget } }, unknown>(() => {
    busy(each);
    return each;
  });
  const rows = Array.from({ length: items }, (_, at) => ({ name: `item ${at}` }));
  beginAnswer(budget, mayTakeMs);
  return execute({
    ...{ schema, document, contextValue: { audience: { budget } } },
    rootValue: { items: rows },
    fieldResolver: (source, args, context: { audience: { budget: AnswerBudget } }, info) =>
      (info.fieldName === 'slow' ? slow : fieldInTime)(source, args, context, info),
  });
}

it('lets others have their turn while a long answer is worked out, and changes nothing about it', async () => {
  const gaps: number[] = [];
  let last = performance.now();
  const watching = setInterval(() => {
    gaps.push(performance.now() - last);
    last = performance.now();
  }, 1);
  const { data, errors } = await answer(24, 5, fullBudget(), Infinity);
  clearInterval(watching);
  expect(errors).toBeUndefined();
  const { items } = data as { items: { name: string; slow: number }[] };
  expect(items.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, at) => `item ${at}`));
  expect(items.every(({ slow }) => slow === 5)).toBe(true);
  // 120 ms of work in slices of 10.
  expect(gaps.length).toBeGreaterThanOrEqual(3);
});

it('works a short answer out in one go', async () => {
  let hasPaused = false;
  setImmediate(() => (hasPaused = true));
  const budget = fullBudget();
  // Whatever else the machine does meanwhile: each look at this clock takes a hundredth of a millisecond.
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.01));
  await answer(3, 1, budget);
  clock.mockRestore();
  expect([hasPaused, budget.away]).toEqual([false, 0]);
});

it('refuses the fields that are left when the time of the answer is over, not counting that of others', async () => {
  const budget = fullBudget();
  const others = setInterval(() => busy(40), 1);
  const { data, errors = [] } = await answer(40, 10, budget, 150);
  clearInterval(others);
  const given = (data as { items: { slow: number | null }[] }).items.filter(({ slow }) => slow !== null);
  expect(given.length).toBeGreaterThan(5);
  expect(given.length).toBeLessThan(40);
  expect(errors[0]?.message).toMatch(/takes too long/);
  expect(budget.away).toBeGreaterThan(40);
});

it('refuses nothing for the time in which the machine did something else', async () => {
  // A processor that others have for a second at each look: little is worked, and much time has passed.
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const { errors } = await answer(3, 0, fullBudget());
  clock.mockRestore();
  expect(now).toBeGreaterThan(10 * longestAnswerMs);
  expect(errors).toBeUndefined();
});
