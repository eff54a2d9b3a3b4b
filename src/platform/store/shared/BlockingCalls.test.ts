import { Worker } from 'node:worker_threads';
import { BlockingCalls, NoAnswer } from './BlockingCalls.ts';

/** Answers each call after as many ms as it is told to, in its own thread. */
const PROGRAM = `
  const { workerData: { port, memory } } = require('node:worker_threads');
  port.on('message', ({ id, name, args }) => setTimeout(() => {
    if (id === 0) return;
    port.postMessage(name === 'fail' ? { id, problem: { kind: 'busy', message: 'no' } } : { id, value: args });
    Atomics.add(memory, 0, 1);
    Atomics.notify(memory, 0);
  }, args[0] ?? 0));`;

it('waits for an answer and no longer than it may, and gives nobody the answer to another question', async () => {
  const calls = new BlockingCalls();
  const worker = new Worker(PROGRAM, {
    ...{ eval: true, workerData: { port: calls.theirs, memory: calls.memory } },
    transferList: [calls.theirs],
  });
  try {
    expect(calls.ask('echo', [0, 'a'], 5000)).toMatchObject({ value: [0, 'a'] });
    expect(calls.ask('fail', [0], 5000)).toMatchObject({ problem: { kind: 'busy' } });
    const began = performance.now();
    expect(() => calls.ask('echo', [300, 'late'], 50)).toThrow(NoAnswer);
    expect(performance.now() - began).toBeLessThan(290);
    expect(calls.ask('echo', [400, 'next'], 5000)).toMatchObject({ value: [400, 'next'] });
    calls.say('echo', [0]);
    expect(calls.ask('echo', [0, 'last'], 5000)).toMatchObject({ value: [0, 'last'] });
  } finally {
    calls.close();
    await worker.terminate();
  }
});
