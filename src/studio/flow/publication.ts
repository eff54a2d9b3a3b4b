import type { Language } from '../api/StudioApi.ts';
import type { LanguageFlow, PageFlow } from '../api/flowCalls.ts';

/** What a person has chosen of a publication. */
export interface Publication {
  languages: readonly Language[];
  /** Ids of what goes out with the page. */
  also: readonly string[];
  isLater: boolean;
  day: string;
  time: string;
  isTakenOff: boolean;
  offDay: string;
  offTime: string;
  which: 'first' | 'second' | undefined;
  note: string;
}

/**
 * What to begin with: the language that is open, now, with what the page shows and visitors do not have yet. What
 * stands on every page goes out only when somebody says so.
 */
export function firstPublication(flow: PageFlow, language: Language): Publication {
  const tomorrow = new Date(Date.parse(`${flow.now}:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return {
    languages: [language],
    also: flow.shared.filter(({ isPage, isEverywhere }) => !isPage && !isEverywhere).map(({ id }) => id),
    ...{ isLater: false, day: tomorrow, time: '06:00' },
    ...{ isTakenOff: false, offDay: tomorrow, offTime: '18:00' },
    ...{ which: undefined, note: '' },
  };
}

/** What the person may do about what is chosen, the first that fits. */
export type Act = 'none' | 'waits' | 'send' | 'no-right' | 'publish';

export function actOf(flow: PageFlow, languages: readonly Language[]): Act {
  const chosen = flow.languages.filter(({ language }) => languages.includes(language));
  if (chosen.length === 0) return 'none';
  const open = chosen.filter((one) => isUnapproved(flow, one));
  const mayPublish = chosen.every((one) => one.mayPublish);
  if (open.length === 0 && mayPublish) return 'publish';
  const unsent = (mayPublish ? open : chosen).filter(({ state }) => state !== 'in-review');
  if (unsent.length === 0) return 'waits';
  return unsent.every(({ maySend }) => maySend) ? 'send' : 'no-right';
}

const isUnapproved = (flow: PageFlow, { isPending, state }: LanguageFlow): boolean =>
  flow.needsApproval && isPending && state !== 'approved';

/** The time chosen, as the site's wall clock shows it. */
export const wallTime = (day: string, time: string): string => `${day}T${time}`;
