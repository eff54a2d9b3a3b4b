import { inTurn } from './breathe.ts';

it('does each work in a task of its own, in the order it was given', async () => {
  const done: string[] = [];
  const between = (said: string) => setTimeout(() => done.push(said));
  inTurn(() => {
    done.push('first');
    between('what waited');
  });
  inTurn(() => done.push('second'));
  expect(done).toEqual([]);
  await new Promise<void>((resolve) => inTurn(resolve));
  expect(done).toEqual(['first', 'what waited', 'second']);
});

it('goes on after a work that fails', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inTurn(() => {
    throw new Error('out of order');
  });
  await new Promise<void>((resolve) => inTurn(resolve));
  expect(complaint).toHaveBeenCalled();
});
