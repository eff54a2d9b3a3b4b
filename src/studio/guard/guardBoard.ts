import { createContext, useContext, useSyncExternalStore } from 'react';
import type { GuardResult } from '#src/domain/authoring/guard/checkPage.ts';
import type { Finding } from '#src/domain/authoring/guard/Guard.ts';

/** What is known of a page that is open. */
export interface GuardState {
  /** Undefined: the page has not been looked at yet. */
  result: GuardResult | undefined;
  /** When it was, as a clock shows it. */
  checkedAt: string;
  /** Leads to the place of a finding, focused. */
  show: (finding: Finding) => void;
}

const nothing: GuardState = { result: undefined, checkedAt: '', show: () => undefined };

/** Where the open page leaves what was found, for whoever publishes it. */
export function createGuardBoard() {
  const listeners = new Set<() => void>();
  const states = new Map<string, GuardState>();
  return {
    of: (page: string) => states.get(page) ?? nothing,
    put(page: string, state: GuardState | undefined) {
      if (state) states.set(page, state);
      else states.delete(page);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One for the whole Studio; tests give their own. */
export const GuardContext = createContext(createGuardBoard());

export const guardKey = ({ id, language }: { id: string; language: string }) => `${id} ${language}`;

/** What was found on a page that is open. */
export function useGuard(page: { id: string; language: string }): GuardState {
  const board = useContext(GuardContext);
  return useSyncExternalStore(
    (changed) => board.subscribe(changed),
    () => board.of(guardKey(page)),
  );
}
