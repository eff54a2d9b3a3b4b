import { problem } from './problems.ts';

/** What the Studio found on a page before it was published. */
export interface GuardNote {
  blockers: number;
  warnings: number;
  rules: string[];
}

const MOST_FINDINGS = 10_000;
const MOST_RULES = 50;

/** The note to keep with a publication; throws a problem for one that is none. It is what the editor's browser saw. */
export function checkedNote(note: GuardNote | null | undefined): GuardNote | undefined {
  if (!note) return undefined;
  const { blockers, warnings, rules } = note;
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_FINDINGS;
  const areNames = rules.length <= MOST_RULES && rules.every((rule) => /^[a-z0-9-]{1,40}$/.test(rule));
  if (!isCount(blockers) || !isCount(warnings) || !areNames)
    throw problem('BAD_USER_INPUT', 'meridianGuard: counts and names of rules');
  return { blockers, warnings, rules: [...new Set(rules)].sort() };
}
