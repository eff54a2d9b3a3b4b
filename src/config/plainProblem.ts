import type { z } from 'zod';

const BOUNDS: Partial<Record<string, string>> = { too_small: 'at least', too_big: 'at most' };

/** What is wrong with a setting, for who set it; undefined where the schema says so itself. */
export function plainProblem(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'invalid_type') return issue.expected === 'number' ? 'must be a number' : undefined;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  return issue.origin === 'number' || issue.origin === 'int'
    ? `must be ${BOUNDS[issue.code]} ${bound}`
    : undefined;
}
