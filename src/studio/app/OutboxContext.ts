import { createContext, useContext } from 'react';
import type { Outbox } from '../outbox/Outbox.ts';

export const OutboxContext = createContext<Outbox | undefined>(undefined);

/** The outbox of who is signed in, for screens where something is written. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('there is no outbox around this screen');
  return outbox;
}
