import { atOnce } from '../steps/atOnce.ts';
import type { Find } from './find.ts';
import type { Found, Search } from './Search.ts';
import { createSections } from './sections.ts';
import type { Vertical } from './Vertical.ts';
import { VerticalTimeout } from './VerticalTimeout.ts';

const vertical = (key: string) => ({ key, index: {}, places: [] }) as unknown as Vertical;
const foundIn = (one: Vertical, total: number) =>
  ({
    vertical: one,
    index: { version: 0 },
    answer: { total, page: [], said: [], allWords: true, exactName: false, isNamed: false },
    applied: [],
  }) as unknown as Found;
const open = (find: Find, budget = 1000) => {
  const events: Record<string, unknown>[] = [];
  const sections = createSections({
    ...{ find, budget, log: (event) => events.push(event) },
    hitOf: () => ({ data: {}, texts: { kind: 'members', members: [] } }),
    pages: { at: () => undefined },
  });
  return {
    events,
    ask: (...keys: string[]) => atOnce(sections(keys.map(vertical), () => ({}) as Search)),
  };
};

it('names a vertical that fails, writes why to the log only, and answers the others', () => {
  const { ask, events } = open((one) => {
    if (one.key === 'broken') throw new Error('secret');
    if (one.key === 'slow') throw new VerticalTimeout('took too long');
    return foundIn(one, one.key === 'empty' ? 0 : 2);
  });
  const { modules, failed, found } = ask('a', 'broken', 'slow', 'empty', 'b');
  expect(modules.map(({ verticalConfigId }) => verticalConfigId)).toEqual(['a', 'b']);
  expect(found).toHaveLength(2);
  expect(failed).toMatchObject([
    { verticalConfigId: 'broken', errorType: 'BACKEND_ERROR', details: { responseCode: 500 } },
    { verticalConfigId: 'slow', errorType: 'TIMEOUT', details: { description: 'took too long' } },
  ]);
  expect(JSON.stringify(failed)).not.toContain('secret');
  expect(events).toEqual([{ event: 'search-vertical-failed', vertical: 'broken', error: 'Error: secret' }]);
});

it('asks none whose turn comes after the time for all', () => {
  const asked: string[] = [];
  const { ask } = open((one) => {
    asked.push(one.key);
    return foundIn(one, 1);
  }, -1);
  expect(ask('a', 'b').failed).toMatchObject([
    { verticalConfigId: 'a', errorType: 'TIMEOUT', details: { responseCode: 504 } },
    { verticalConfigId: 'b', errorType: 'TIMEOUT' },
  ]);
  expect(asked).toEqual([]);
});
