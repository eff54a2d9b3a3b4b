import { parentPort, workerData } from 'node:worker_threads';
import type { HttpProblem } from '#src/platform/HttpProblem.ts';
import { LOG_PAGES } from '#src/platform/store/keepLogShort.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Json } from './Search.ts';
import { openSearchService } from './SearchService.ts';
import { stepsOf } from './stepsOf.ts';
import { verticals } from './verticals.ts';
import { moment } from './workerMessages.ts';
import type { Asked, Failure, FromWorker, ToWorker, WorkerStart } from './workerMessages.ts';

// The thread of the search: its own connection to the data file, its indexes, and what it is asked, a step at a time.

/** How often it is said how many changes wait, ms. */
const WAITING_EVERY_MS = 250;

if (!parentPort) throw new Error('This file is a thread of the platform: see openSearchWorker.ts');
const port = parentPort;
const { path, universalBudget } = workerData as WorkerStart;
const tell = (message: FromWorker): void => port.postMessage(message);

interface Task {
  asked: Asked;
  steps: Generator<void, Json>;
}

/** Searches of several steps, in the order they came. What takes one step is answered as it comes, between two of theirs. */
const tasks: Task[] = [];
let turn: NodeJS.Immediate | undefined;

const store = openStore(path);
// What is written here is made anew from what is safe: it need not be on the disk before it is used. Nor is this thread to
// wait for the disk when the log is full.
store.database.exec(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
const service = openSearchService({
  ...{ store, verticals, clock: () => new Date() },
  log: (event) => tell({ log: event }),
  isSearching: () => tasks.length > 0,
  ...(universalBudget !== undefined && { universalBudget }),
});

/** Runs a step of a search; answers whether it has come to its end, whichever. */
function step({ asked: { id, until }, steps }: Task): boolean {
  if (moment() > until) {
    tell({ id, dropped: true });
    return true;
  }
  try {
    const { done, value } = steps.next();
    if (done) tell({ id, answer: JSON.stringify(value) });
    return done ?? false;
  } catch (error) {
    tell({ id, failure: failureOf(error) });
    return true;
  }
}

function work(): void {
  turn = undefined;
  const [first] = tasks;
  if (first && step(first)) tasks.shift();
  if (tasks.length > 0) turn = setImmediate(work);
}

function failureOf(error: unknown): Failure {
  const { name, message, stack } = error as HttpProblem;
  if (name !== 'HttpProblem') return { message: stack ?? String(error) };
  const { status, headers } = error as HttpProblem;
  return { status, headers, message };
}

let told = 0;
const saying = setInterval(() => {
  const waiting = service.catalog.waiting();
  if (waiting !== told) tell({ waiting });
  told = waiting;
}, WAITING_EVERY_MS);

function close(): void {
  clearInterval(saying);
  clearImmediate(turn);
  service.close();
  store.close();
  port.close();
}

port.on('message', (message: ToWorker) => {
  if ('close' in message) close();
  else if ('catchUp' in message) service.catalog.catchUp();
  else {
    const { kind, query } = message.ask;
    const task: Task = { asked: message.ask, steps: stepsOf(service, kind, query) };
    if (kind === 'universal' || !step(task)) tasks.push(task);
    if (tasks.length > 0) turn ??= setImmediate(work);
  }
});
tell({ ready: true });
