import { parentPort, threadId } from 'node:worker_threads';
import type { FromWorker, ToWorker } from '../workerMessages.ts';

// Stands for the thread of the search in tests and does what it is told by the words it is asked with.

const tell = (message: FromWorker) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToWorker) => {
  if ('close' in message) parentPort?.close();
  if (!('ask' in message)) return;
  const { id, query } = message.ask;
  const { input } = query;
  if (input === 'die') process.exit(3);
  if (input === 'hang') for (;;);
  if (input === 'silence') return;
  if (input === 'fault') tell({ id, failure: { message: 'Error: at /somewhere' } });
  else tell({ id, answer: JSON.stringify({ thread: threadId }) });
});
tell({ ready: true });
