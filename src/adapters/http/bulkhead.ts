/** At most `limit` holders at once and `queue` waiting; further askers are refused. */
export function createBulkhead(limit: number, queue: number) {
  let inFlight = 0;
  const waiting: { wake: () => void; cancelled: boolean }[] = [];

  const release = () => {
    inFlight -= 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.cancelled) continue;
      next.wake();
      return;
    }
  };

  return {
    inFlight: () => inFlight,
    waiting: () => waiting.filter(({ cancelled }) => !cancelled).length,
    /** Resolves to a release function, or undefined when full or when `waitMs` passed. */
    async enter(waitMs: number): Promise<(() => void) | undefined> {
      if (inFlight < limit) {
        inFlight += 1;
        return once(release);
      }
      if (waiting.length >= queue) return undefined;
      return new Promise((resolve) => {
        const place = {
          cancelled: false,
          wake: () => {
            clearTimeout(timer);
            inFlight += 1;
            resolve(once(release));
          },
        };
        const timer = setTimeout(() => {
          place.cancelled = true;
          resolve(undefined);
        }, waitMs);
        waiting.push(place);
      });
    },
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
