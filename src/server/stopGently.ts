import { log } from './log.ts';
import { noteStopping } from './readiness.ts';

/** How long requests may take to end once the server has closed. */
const FINISH_MS = 6000;
const EXIT_CODE = { SIGINT: 130, SIGTERM: 143 };

/**
 * On SIGINT and SIGTERM the process first says at /readyz that it stops, goes on answering for `drainSeconds`, so that
 * whoever sends it requests notices, and then closes as Next does: no new connection, requests are answered to their end,
 * at most for six seconds.
 *
 * To be called when Next's own listeners are there: they are put behind the pause.
 */
export function stopGently(drainSeconds: number, end: (code: number) => void = process.exit): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const closing = process.listeners(signal);
    process.removeAllListeners(signal);
    let isStopping = false;
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      noteStopping();
      log({ event: 'stopping', signal, drainSeconds });
      const close = () => {
        for (const listener of closing) listener(signal);
        setTimeout(() => end(EXIT_CODE[signal]), FINISH_MS).unref();
      };
      // Nobody is waiting where there is no pause: what is open now is closed now.
      if (drainSeconds > 0) setTimeout(close, drainSeconds * 1000);
      else close();
    });
  }
}
