/** The thread in which the client of PostgreSQL runs; see BridgedLog. */
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { answerCalls } from './answerCalls.ts';
import { IS_UP } from './BlockingCalls.ts';
import type { LogEntry, LogHead } from './ChangeLog.ts';
import { PostgresLog } from './PostgresLog.ts';

const { url, port, memory } = workerData as { url: string; port: MessagePort; memory: Int32Array };

const log = new PostgresLog({
  url,
  onState(isUp, reason) {
    Atomics.store(memory, IS_UP, isUp ? 1 : 0);
    const state = isUp ? 'up' : 'down';
    parentPort?.postMessage({ event: { event: 'shared-store', state, ...(reason && { reason }) } });
  },
  onNews: (last) => parentPort?.postMessage({ news: last ?? null }),
  onWhisper: (whisper) => parentPort?.postMessage({ whisper }),
});

const answers = {
  open: (ms: number) => log.open(ms),
  found: (head: Pick<LogHead, 'cluster' | 'schema' | 'lastId'>, file: string) => log.found(head, file),
  turn: (after: number, wait: boolean) => log.turn(after, wait),
  append: (entry: LogEntry) => log.append(entry),
  raise: (entry: LogEntry, file: string) => log.raise(entry, file),
  release: () => log.release(),
  abandon: () => log.abandon(),
  read: (after: number) => log.read(after),
  load: (file: string) => log.load(file),
  whisper: (text: string) => log.whisper(text),
  async close() {
    await log.close();
    process.exit(0);
  },
};

answerCalls(port, answers, memory);
if (parentPort) answerCalls(parentPort, answers, memory);
