import { HttpProblem } from '../HttpProblem.ts';
import type { Redirect } from '../store/content/redirectRules.ts';
import type { Store } from '../store/Store.ts';

export type { Redirect };

const redirectTypes = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'] as const;

const spaceOf = (site: string) => `site:${site}`;

/**
 * Saves the redirects of a site, all or none. Throws HttpProblem 400 naming the rule for an unknown type, a pattern
 * no regular expression can be made of (one such pattern used to take down every page of a site), or a bad target.
 * Of those that stay as they were it stays known how they came about; what is sent of that counts for nothing.
 */
export function saveRedirects(store: Store, site: string, rules: unknown): Redirect[] {
  if (!Array.isArray(rules)) throw new HttpProblem(400, 'Redirects must be a list');
  const made = new Map(redirectsOf(store, site).map((rule) => [sameness(rule), rule.made]));
  const checked = rules.map((rule, index) => {
    const one = checkRedirect(rule, index);
    const known = made.get(sameness(one));
    return known ? { ...one, made: known } : one;
  });
  putRedirects(store, site, checked);
  return checked;
}

/** Two redirects with the same one do the same. */
const sameness = ({ pattern, target, redirectType, isQueryStringPreserved, locale }: Redirect): string =>
  JSON.stringify([pattern, target, redirectType, isQueryStringPreserved, locale]);

/** Saves redirects that are known to be good. */
export const putRedirects = (store: Store, site: string, rules: readonly Redirect[]): void =>
  store.facts.put(spaceOf(site), 'redirects', rules);

export function redirectsOf(store: Store, site: string): Redirect[] {
  return (store.facts.get(spaceOf(site), 'redirects') as Redirect[] | undefined) ?? [];
}

/** The robots.txt of a site: everything may be read. */
export function robotsOf(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

function checkRedirect(rule: unknown, index: number): Redirect {
  const refuse = (reason: string): never => {
    throw new HttpProblem(400, `Redirect ${index + 1}: ${reason}`);
  };
  const { pattern, target, redirectType, isQueryStringPreserved, locale } = (rule ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof pattern !== 'string' || pattern === '' || pattern.length > 500) {
    return refuse('the pattern must be a text of at most 500 characters');
  }
  try {
    new RegExp(`^/${pattern.replace(/^\^?\/?/, '')}[/]?$`, 'i');
    new RegExp(pattern, 'i');
  } catch {
    return refuse('the pattern is not a regular expression');
  }
  if (/^\/.+\/[a-z]*$/.test(pattern) && /[\\^$(|[]/.test(pattern)) {
    return refuse('write the pattern without the delimiters /…/');
  }
  if (typeof target !== 'string' || !/^(\/(?!\/)|https?:\/\/)/.test(target)) {
    return refuse('the target must begin with / or be a web address');
  }
  const type = redirectTypes.find((known) => known === redirectType);
  if (!type) return refuse(`the type must be one of ${redirectTypes.join(', ')}`);
  return {
    pattern,
    target,
    redirectType: type,
    isQueryStringPreserved: isQueryStringPreserved === true,
    locale: typeof locale === 'string' ? locale : '',
  };
}
