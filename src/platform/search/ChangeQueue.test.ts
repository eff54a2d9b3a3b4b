import { ChangeQueue } from './ChangeQueue.ts';

const take = (queue: ChangeQueue, milliseconds = 1000, isFirst = false) => {
  const taken: string[] = [];
  const putBack = queue.takeSlice(milliseconds, (id) => taken.push(id), isFirst);
  return { taken, putBack };
};

it('hands out what changed before what only shows it, each once', () => {
  const queue = new ChangeQueue();
  queue.addShowing('shows');
  queue.addShowing('both');
  queue.addChanged('both');
  queue.addChanged('changed');
  queue.addShowing('changed');
  expect(take(queue).taken).toEqual(['both', 'changed', 'shows']);
  queue.takeShown(9);
  expect(queue.isEmpty).toBe(true);
});

it('is not empty before it was found out of everything that changed what shows it, some at a time', () => {
  const queue = new ChangeQueue();
  for (const id of ['a', 'b', 'c']) queue.addChanged(id);
  take(queue);
  expect([queue.takeShown(2), queue.isEmpty]).toEqual([['a', 'b'], false]);
  expect([queue.takeShown(2), queue.isEmpty]).toEqual([['c'], true]);
});

it('hands out at least two, and eight at first, however little time there is', () => {
  const queue = new ChangeQueue();
  for (let at = 0; at < 20; at += 1) queue.addChanged(`entity-${at}`);
  expect(take(queue, 0, true).taken).toHaveLength(8);
  expect(take(queue, 0).taken).toHaveLength(2);
  expect(queue.size).toBe(10);
});

it('has everything again when a slice is put back', () => {
  const queue = new ChangeQueue();
  queue.addChanged('a');
  queue.addShowing('b');
  take(queue).putBack();
  expect(take(queue).taken).toEqual(['a', 'b']);
});
