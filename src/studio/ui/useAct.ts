import { useState } from 'react';

/** One act of a dialog at a time: whether it is under way, and why the last one was not done. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = <T>(work: () => Promise<T>, done: (result: T) => void) => {
    setBusy(true);
    setProblem(undefined);
    work()
      .then(done)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false));
  };
  return { isBusy, problem, run };
}
