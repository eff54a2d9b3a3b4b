import { createOutbox } from './createOutbox.ts';
import { tabShelf } from './deviceShelf.ts';
import type { OutboxShelf, Save, SaveAnswer, Written } from './Outbox.ts';

const item = '11111111-1111-4111-8111-111111111111';
const written = (value: string, over: Partial<Written> = {}): Written => ({
  itemId: item,
  name: 'Headline',
  language: 'en',
  version: 1,
  revision: 'r1',
  value,
  originalValue: 'Old',
  ...over,
});

interface Call {
  save: Save;
  answer(answer: SaveAnswer): Promise<void>;
  lose(): Promise<void>;
}

async function make(shelf: OutboxShelf = tabShelf()) {
  const calls: Call[] = [];
  let keys = 0;
  const tick = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  const outbox = await createOutbox({
    shelf,
    newKey: () => `k${(keys += 1)}`,
    send: (save) =>
      new Promise((resolve, reject) => {
        calls.push({
          save,
          answer: (answer) => (resolve(answer), tick()),
          lose: () => (reject(new Error('no answer')), tick()),
        });
      }),
  });
  const wait = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    await tick();
  };
  return { outbox, calls, wait, shelf };
}
type Made = Awaited<ReturnType<typeof make>>;

/** The n-th save asked for. */
const call = ({ calls }: Pick<Made, 'calls'>, at: number): Call => {
  const one = calls.at(at);
  if (!one) throw new Error(`there is no save ${at}`);
  return one;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends one save after a pause in writing, and at the latest after five seconds', async () => {
  const made = await make();
  for (let stroke = 0; stroke < 12; stroke += 1) {
    made.outbox.write(written(`New ${stroke}`));
    await made.wait(450);
  }
  expect(made.calls.map(({ save }) => save.fields[0]?.value)).toEqual(['New 11']);
  await call(made, 0).answer({ kind: 'saved', revision: 'r2', version: 1 });
  expect(made.outbox.state()).toMatchObject({ kind: 'empty', count: 0 });

  made.outbox.write(written('After', { originalValue: 'New 11', revision: 'r2' }));
  await made.wait(800);
  expect(made.calls).toHaveLength(2);
});

it('is on the device before it is sent, and leaves it when it was acknowledged', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  await made.wait(0);
  expect(made.calls).toHaveLength(0);
  expect(await made.shelf.all()).toMatchObject([{ itemId: item, fields: [{ value: 'New' }] }]);
  await made.wait(800);
  await call(made, 0).answer({ kind: 'saved', revision: 'r2', version: 1 });
  expect(await made.shelf.all()).toEqual([]);
});

it('does not say that a text is kept before the device has it, and writes the newest, not every key', async () => {
  const shelf = tabShelf();
  let writing: () => void = () => undefined;
  const put = jest.fn(
    (unsent: Parameters<OutboxShelf['put']>[0]) =>
      new Promise<void>((resolve) => {
        writing = () => void shelf.put(unsent).then(resolve);
      }),
  );
  const made = await make({ ...shelf, put });
  for (const value of ['N', 'Ne', 'New']) made.outbox.write(written(value));
  expect(made.outbox.state()).toMatchObject({ kind: 'waiting', isKept: false });
  writing();
  await made.wait(0);
  expect(made.outbox.state().isKept).toBe(false);
  writing();
  await made.wait(0);
  expect(made.outbox.state()).toMatchObject({ kind: 'waiting', isKept: true });
  expect(put).toHaveBeenCalledTimes(2);
  expect(await shelf.all()).toMatchObject([{ fields: [{ value: 'New' }] }]);
});

it('keeps what was written while a save is on its way, and sends it over the new revision', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  await made.wait(800);
  made.outbox.write(written('Newer'));
  await made.wait(3000);
  expect(made.calls).toHaveLength(1);
  await call(made, 0).answer({ kind: 'saved', revision: 'r2', version: 2 });
  await made.wait(800);
  expect(call(made, 1).save).toMatchObject({
    revision: 'r2',
    version: 2,
    fields: [{ name: 'Headline', value: 'Newer', originalValue: 'New' }],
  });
});

it('repeats a save nobody answered under its own key with its own values', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  await made.wait(800);
  await call(made, 0).lose();
  expect(made.outbox.state()).toMatchObject({ kind: 'offline', count: 1 });
  made.outbox.write(written('Newer'));
  await made.wait(1000);
  expect(call(made, 1).save).toEqual(call(made, 0).save);
  await call(made, 1).answer({ kind: 'saved', revision: 'r2', version: 1 });
  await made.wait(800);
  expect(call(made, 2).save).toMatchObject({
    idempotencyKey: 'k2',
    fields: [{ value: 'Newer', originalValue: 'New' }],
  });
});

it('delivers after the tab was killed, under the same key', async () => {
  const shelf = tabShelf();
  const first = await make(shelf);
  first.outbox.write(written('New'));
  await first.wait(800);
  expect(call(first, 0).save.idempotencyKey).toBe('k1');
  first.outbox.close();

  const second = await make(shelf);
  await second.wait(0);
  expect(call(second, 0).save).toEqual(call(first, 0).save);
});

it('keeps both texts of a clash and sends nothing of the item until somebody chose', async () => {
  const made = await make();
  made.outbox.write(written('Mine'));
  await made.wait(800);
  const clash = { name: 'Headline', base: 'Old', yours: 'Mine', theirs: 'Theirs', author: 'Ana' };
  await call(made, 0).answer({ kind: 'conflict', fields: [clash], revision: 'r5', version: 1 });
  expect(made.outbox.state()).toMatchObject({ kind: 'stopped', stopped: [{ stopped: { fields: [clash] } }] });
  await made.wait(60_000);
  expect(made.calls).toHaveLength(1);

  made.outbox.settle({ itemId: item, name: 'Headline', language: 'en' }, 'Both');
  await made.wait(0);
  expect(call(made, 1).save).toMatchObject({
    revision: 'r5',
    fields: [{ value: 'Both', originalValue: 'Theirs' }],
  });
});

it('keeps the text of a refused save, and sends the next one in its place', async () => {
  const made = await make();
  made.outbox.write(written('Much too long'));
  await made.wait(800);
  await call(made, 0).answer({ kind: 'refused', reason: 'It is too long' });
  expect(made.outbox.waiting({ itemId: item, name: 'Headline', language: 'en' })).toBe('Much too long');
  await made.wait(60_000);
  expect(made.calls).toHaveLength(1);
  made.outbox.write(written('Short'));
  await made.wait(800);
  expect(call(made, 1).save.fields).toEqual([{ name: 'Headline', value: 'Short', originalValue: 'Old' }]);
  await call(made, 1).answer({ kind: 'saved', revision: 'r2', version: 1 });
  expect(made.outbox.state().kind).toBe('empty');
});

it('is done with a refused text that is taken back', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  await made.wait(800);
  await call(made, 0).answer({ kind: 'refused', reason: 'The page is gone' });
  made.outbox.write(written('Old'));
  await made.wait(10_000);
  expect(made.outbox.state().kind).toBe('empty');
  expect(made.calls).toHaveLength(1);
});

it('tries what was refused again when asked to, and when the Studio is opened the next time', async () => {
  const shelf = tabShelf();
  const made = await make(shelf);
  made.outbox.write(written('New'));
  await made.wait(800);
  await call(made, 0).answer({ kind: 'refused', reason: 'You may not' });
  made.outbox.retry();
  await made.wait(0);
  await call(made, 1).answer({ kind: 'refused', reason: 'You may not' });
  await made.wait(0);
  made.outbox.close();
  const again = await make(shelf);
  await again.wait(0);
  expect(call(again, 0).save.fields).toEqual(call(made, 0).save.fields);
});

it('waits for a sign-in when the session has ended, and goes on after it', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  await made.wait(800);
  await call(made, 0).answer({ kind: 'signed-out' });
  await made.wait(60_000);
  expect(made.outbox.state()).toMatchObject({ kind: 'signed-out', count: 1 });
  expect(made.calls).toHaveLength(1);
  made.outbox.flush();
  await made.wait(0);
  expect(call(made, 1).save).toEqual(call(made, 0).save);
});

it('has nothing to send when a text was taken back', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  made.outbox.write(written('Old'));
  await made.wait(10_000);
  expect(made.calls).toHaveLength(0);
});

it('saves items side by side, each one at a time', async () => {
  const made = await make();
  made.outbox.write(written('New'));
  made.outbox.write(written('Nuevo', { language: 'es' }));
  await made.wait(800);
  expect(made.calls.map(({ save }) => save.language)).toEqual(['en', 'es']);
});
