import { ChangeQueue } from './ChangeQueue.ts';

const take = (queue: ChangeQueue, milliseconds = 1000) => {
  const taken: string[] = [];
  const putBack = queue.takeSlice(milliseconds, (id) => taken.push(id));
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
  expect(queue.isEmpty).toBe(true);
});

it('hands out at least eight that changed, or two that show them, however little time there is', () => {
  const queue = new ChangeQueue();
  for (let at = 0; at < 20; at += 1) queue.addChanged(`entity-${at}`);
  expect(take(queue, 0).taken).toHaveLength(8);
  queue.clear();
  for (let at = 0; at < 20; at += 1) queue.addShowing(`entity-${at}`);
  expect(take(queue, 0).taken).toHaveLength(2);
  expect(queue.size).toBe(18);
});

it('has everything again when a slice is put back', () => {
  const queue = new ChangeQueue();
  queue.addChanged('a');
  queue.addShowing('b');
  take(queue).putBack();
  expect(take(queue).taken).toEqual(['a', 'b']);
});
