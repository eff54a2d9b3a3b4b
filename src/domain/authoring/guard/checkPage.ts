import { BLOCKERS } from './Guard.ts';
import type { Finding, GuardedPage, GuardRule, Rule } from './Guard.ts';
import * as rules from './rules.ts';

const RULES: readonly Rule[] = [
  rules.missingAlt,
  rules.emptyRequired,
  rules.twoTitles,
  rules.linksToNothing,
  rules.exampleTexts,
  rules.altFileName,
  rules.noTitle,
  rules.headingJumps,
  rules.faintTexts,
  rules.linkTexts,
  rules.deadLinks,
  rules.longTexts,
  rules.translations,
  rules.readingLevels,
  rules.reviewPast,
];

/** What a visitor would meet: what stops a publication, and what is kept with it. */
export interface GuardResult {
  blockers: readonly Finding[];
  warnings: readonly Finding[];
}

/** Looks at a page with all rules. */
export function checkPage(page: GuardedPage): GuardResult {
  const findings = RULES.flatMap((rule) => rule(page));
  return {
    blockers: findings.filter(({ rule }) => BLOCKERS.has(rule)),
    warnings: findings.filter(({ rule }) => !BLOCKERS.has(rule)),
  };
}

/** What is kept with a publication: how much was found, and which rules found it. */
export interface GuardNote {
  blockers: number;
  warnings: number;
  rules: GuardRule[];
}

export const guardNote = ({ blockers, warnings }: GuardResult): GuardNote => ({
  blockers: blockers.length,
  warnings: warnings.length,
  rules: [...new Set([...blockers, ...warnings].map(({ rule }) => rule))].sort(),
});
