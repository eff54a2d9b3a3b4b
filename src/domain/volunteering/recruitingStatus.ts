import { upperFirst } from '#src/domain/text/upperFirst.ts';

/** Whether volunteers are looked for: by all means, not now, or whatever its words say. */
export interface RecruitingStatus {
  kind: 'recruiting' | 'closed' | 'other';
  /** In title case, e.g. 'Actively Recruiting' (D-277). */
  text: string;
}

const KINDS: Readonly<Record<string, RecruitingStatus['kind']>> = {
  ACTIVELY_RECRUITING: 'recruiting',
  NOT_RECRUITING: 'closed',
};

/** Whether who applies is put on a waiting list, as `c_status` says. */
export const isWaitlist = (stored: string | undefined): boolean => stored?.trim() === 'WAITLIST_ONLY';

/** Reads `c_status` of a volunteer opportunity (D-274 – D-277); undefined when it has none. */
export function recruitingStatus(stored: string | undefined): RecruitingStatus | undefined {
  const words = (stored ?? '').split(/[_\s]+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const text = words.map((word) => upperFirst(word.toLowerCase())).join(' ');
  return { kind: KINDS[(stored ?? '').trim()] ?? 'other', text };
}
