import type { RedirectRule } from '#src/ports/ContentPort.ts';

/** Where an editor's rule sends a path. 'transfer' shows the target's page under the asked address. */
export type ContentRedirect =
  | { kind: 'redirect'; target: string; permanent: boolean; keepsQuery: boolean }
  | { kind: 'transfer'; path: string };

const PLAIN = /^\/?[A-Za-z0-9\-/]*$/;
const MAX_PATTERN_LENGTH = 300;

/**
 * The first of the content platform's redirect rules that fits, with the semantics JSS gives them: plain paths
 * compare without case and outer slashes; everything else is a regular expression over the whole path, with $1 …
 * in the target. Rules on query strings cannot apply, because pages are kept by path. A broken rule is skipped,
 * and so is one that would lead to itself or off to a relative-looking other host.
 */
export function contentRedirect(
  rules: readonly RedirectRule[],
  path: string,
  locale: string,
): ContentRedirect | undefined {
  for (const rule of rules) {
    if (rule.locale && rule.locale.toLowerCase() !== locale.toLowerCase()) continue;
    const target = targetOf(rule, path);
    if (target === undefined || target === path || /^\/[/\\]/.test(target)) continue;
    if (!/^(\/|https?:\/\/)/.test(target)) continue;
    if (rule.redirectType === 'SERVER_TRANSFER') {
      if (target.startsWith('/')) return { kind: 'transfer', path: target };
      continue;
    }
    const permanent = rule.redirectType === 'REDIRECT_301';
    return { kind: 'redirect', target, permanent, keepsQuery: rule.isQueryStringPreserved };
  }
  return undefined;
}

const trimmed = (text: string) => text.replace(/^\/+|\/+$/g, '').toLowerCase();

function targetOf(rule: RedirectRule, path: string): string | undefined {
  if (PLAIN.test(rule.pattern)) return trimmed(rule.pattern) === trimmed(path) ? rule.target : undefined;
  if (rule.pattern.includes('?') && /[?][a-z]\w*=/i.test(rule.pattern)) return undefined;
  if (rule.pattern.length > MAX_PATTERN_LENGTH) return undefined;
  try {
    const body = rule.pattern.replace(/^\^?\/?/, '').replace(/\/?\$?$/, '');
    const match = new RegExp(`^/${body}/?$`, 'i').exec(path);
    return match
      ? rule.target.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '')
      : undefined;
  } catch {
    return undefined;
  }
}
