import { existsSync, globSync, readFileSync } from 'node:fs';
import { inTurn, isEveryOtherDay, notToday, tagsNotToday, TURNS } from '#tests/e2e/support/turns.ts';

const files = TURNS.flat();
const WEEK = [
  ...['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
  ...['2027-01-02', '2027-01-03', '2027-01-04'],
];

it.each(files)(
  '%s may wait for its turn: it proves no requirement by name and has no turns of its own',
  (file) => {
    const path = `tests/e2e/${file}.spec.ts`;
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, 'utf8');
    expect(text).not.toMatch(/['"`\s]\[[A-Z]+\d*-\d+/);
    expect(text).not.toMatch(/dueToday|allButOneToday/);
  },
);

const single = globSync('tests/e2e/*.spec.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\btest\(\s*(['`].*['`]),\s*inTurn\(/g)].map(([, title]) => [
    path,
    title,
  ]),
);

it.each(single)('%s: %s may wait for its turn: it proves no requirement by name', (_, title) => {
  expect(title).not.toMatch(/\[[A-Z]+\d*-\d+/);
});

describe('turns', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });
  const ran = (day: string) => files.filter((file) => !notToday(day).includes(`**/${file}.spec.ts`));

  it('come to each file once in any week, where they are asked for', () => {
    process.env.E2E_IN_TURNS = '1';
    delete process.env.ALL_SCREENS;
    const days = WEEK.map(ran);
    expect(days.flat().sort()).toEqual([...files].sort());
    expect(days.every((some) => some.length > 0)).toBe(true);
  });

  it('come to each single test once in any week, too', () => {
    const written = globSync('tests/e2e/*.spec.ts').map(
      (path) => readFileSync(path, 'utf8').split('inTurn(').length - 1,
    );
    expect(single).toHaveLength(written.reduce((sum, count) => sum + count));
    process.env.E2E_IN_TURNS = '1';
    delete process.env.ALL_SCREENS;
    const waiting = WEEK.map((day) => tagsNotToday(day));
    for (const turn of [0, 1, 2, 3, 4, 5, 6] as const)
      expect(waiting.filter((others) => !others?.test(inTurn(turn).tag))).toHaveLength(1);
    delete process.env.E2E_IN_TURNS;
    expect(tagsNotToday()).toBeUndefined();
  });

  it('come to what is run every other day on one of any two', () => {
    process.env.E2E_IN_TURNS = '1';
    delete process.env.ALL_SCREENS;
    expect(isEveryOtherDay(0)).not.toBe(isEveryOtherDay(1));
    delete process.env.E2E_IN_TURNS;
    expect([0, 1].map(isEveryOtherDay)).toEqual([true, true]);
  });

  it('are not taken by hand, nor where all is asked for', () => {
    delete process.env.E2E_IN_TURNS;
    expect(ran('2026-12-31')).toEqual(files);
    process.env.E2E_IN_TURNS = '1';
    process.env.ALL_SCREENS = '1';
    expect(ran('2026-12-31')).toEqual(files);
  });
});
