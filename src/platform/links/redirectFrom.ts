import { targetOf } from '../store/content/redirectRules.ts';
import type { Redirect } from '../store/content/redirectRules.ts';

/** The first rule that leads on from a path, as the site reads its patterns; one that cannot be read leads nowhere. */
export const redirectFrom = (rules: readonly Redirect[], path: string): Redirect | undefined =>
  rules.find((rule) => targetOf(rule, path) !== undefined);
