import type { AuthoringPort, SaveAnswer, SaveRequest } from '#src/ports/AuthoringPort.ts';
import { createFieldSaver } from './createFieldSaver.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A platform whose answers are given one by one. */
function world(stored: Record<string, string> = { Title: 'Old', Text: '' }) {
  const asked: SaveRequest[] = [];
  const waiting: ((answer: SaveAnswer) => void)[] = [];
  const port: AuthoringPort = {
    saveFields: (request) => {
      asked.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  const saver = createFieldSaver(port, { itemId: 'a', language: 'en', revision: 'r1' }, stored, () => 7);
  const answer = async (given: SaveAnswer) => {
    waiting.shift()!(given);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { asked, saver, answer };
}

it('sends what was written after a pause, with what stood there and the revision', async () => {
  const { saver, asked, answer } = world();
  saver.write('Title', 'N');
  saver.write('Title', 'New');
  expect(saver.get('Title').status.kind).toBe('waiting');
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(800);
  expect(asked).toEqual([
    {
      itemId: 'a',
      language: 'en',
      revision: 'r1',
      fields: [{ name: 'Title', value: 'New', originalValue: 'Old' }],
    },
  ]);
  expect(saver.get('Title').status.kind).toBe('saving');
  await answer({ kind: 'saved', revision: 'r2' });
  expect(saver.get('Title')).toMatchObject({ value: 'New', status: { kind: 'saved', at: 7 } });
});

it('one request at a time: what is written meanwhile goes after it, with its revision', async () => {
  const { saver, asked, answer } = world();
  saver.write('Title', 'New');
  saver.flush();
  saver.write('Title', 'Newer');
  saver.write('Text', 'Words');
  saver.flush();
  expect(asked).toHaveLength(1);
  await answer({ kind: 'saved', revision: 'r2' });
  expect(asked[1]).toMatchObject({
    revision: 'r2',
    fields: [
      { name: 'Title', value: 'Newer', originalValue: 'New' },
      { name: 'Text', value: 'Words', originalValue: '' },
    ],
  });
  await answer({ kind: 'saved' });
  expect(saver.get('Title').status.kind).toBe('saved');
});

it('a text that is taken back is not sent', () => {
  const { saver, asked } = world();
  saver.write('Title', 'New');
  saver.write('Title', 'Old');
  jest.advanceTimersByTime(5000);
  expect(saver.get('Title').status.kind).toBe('stored');
  expect(asked).toEqual([]);
});

it('a refused text stays, and goes again on request', async () => {
  const { saver, asked, answer } = world();
  saver.write('Title', 'New');
  saver.flush();
  await answer({ kind: 'refused', reason: 'signed-out' });
  expect(saver.get('Title')).toMatchObject({
    value: 'New',
    status: { kind: 'refused', reason: 'signed-out' },
  });
  saver.retry();
  expect(asked[1]).toMatchObject({ fields: [{ value: 'New', originalValue: 'Old' }] });
  await answer({ kind: 'saved' });
  expect(saver.get('Title').status.kind).toBe('saved');
});

it('of a clash both texts are kept until one is chosen; the other field goes by itself', async () => {
  const { saver, asked, answer } = world();
  saver.write('Title', 'Mine');
  saver.write('Text', 'Words');
  saver.flush();
  const clash = { name: 'Title', base: 'Old', yours: 'Mine', theirs: 'Theirs' };
  await answer({ kind: 'conflict', fields: [clash], revision: 'r5' });
  expect(saver.get('Title')).toMatchObject({ value: 'Mine', status: { kind: 'conflict', clash } });
  expect(asked[1]).toMatchObject({ revision: 'r5', fields: [{ name: 'Text', value: 'Words' }] });
  await answer({ kind: 'saved', revision: 'r6' });
  saver.write('Title', 'not taken while both stand there');
  expect(saver.get('Title').value).toBe('Mine');
  saver.settle('Title', 'Mine');
  expect(asked[2]).toMatchObject({ fields: [{ name: 'Title', value: 'Mine', originalValue: 'Theirs' }] });
  await answer({ kind: 'saved' });
  expect(saver.get('Title').status.kind).toBe('saved');
});

it('taking the other text asks for nothing', async () => {
  const { saver, asked, answer } = world();
  saver.write('Title', 'Mine');
  saver.flush();
  await answer({
    kind: 'conflict',
    fields: [{ name: 'Title', base: 'Old', yours: 'Mine', theirs: 'Theirs' }],
  });
  saver.settle('Title', 'Theirs');
  expect(saver.get('Title')).toMatchObject({ value: 'Theirs', status: { kind: 'stored' } });
  expect(asked).toHaveLength(1);
});

it('tells of each change', () => {
  const { saver } = world();
  const told = jest.fn();
  const before = saver.snapshot();
  const stop = saver.subscribe(told);
  saver.write('Title', 'New');
  expect(told).toHaveBeenCalledTimes(1);
  expect(saver.snapshot()).not.toBe(before);
  stop();
  saver.write('Title', 'Newer');
  expect(told).toHaveBeenCalledTimes(1);
});
