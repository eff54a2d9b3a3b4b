import { StoreProblem } from '../StoreProblem.ts';

/** A redirect as the site-services query answers it. */
export interface Redirect {
  pattern: string;
  target: string;
  redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  isQueryStringPreserved: boolean;
  /** '' for any language. */
  locale: string;
  /** How it came about, where that is known. */
  made?: { how: 'move' | 'hand' | 'import'; at: string; by?: string };
}

/** A page that visitors find at another address from now on. */
export interface Move {
  from: string;
  to: string;
}

/** What the site compares letter by letter; any other pattern is a regular expression. */
const PLAIN = /^\/?[A-Za-z0-9\-/]*$/;

/**
 * The redirects of a site after pages moved: the old addresses lead to the new ones, what led to an old address leads on to
 * the new one (no chains), and what led away from an address that has a page again is gone (no loops). Of a wildcard page
 * each address below moves with it, but for those where another page stands (`live`).
 * Throws StoreProblem where somebody's pattern would lead visitors away from a new address.
 */
export function redirectsAfterMoves(
  rules: readonly Redirect[],
  moves: readonly Move[],
  live: readonly string[],
): Redirect[] {
  const moved = moves.reduce<Redirect[]>((kept, move) => afterMove(kept, move, live), [...rules]);
  // Two pages that changed places lead nowhere, either.
  const inUse = new Set(live.map((path) => trimmed(patternOf(path))));
  return moved.filter(({ pattern }) => !inUse.has(trimmed(pattern)));
}

/** Whether a pattern is one address, compared letter by letter. */
export const isPlain = (pattern: string): boolean => PLAIN.test(pattern);

/** The pattern that stands for one address. */
export const patternOf = (path: string) => (PLAIN.test(path) ? path : `^${escaped(path)}$`);

function afterMove(rules: readonly Redirect[], move: Move, live: readonly string[]): Redirect[] {
  const { from, to } = move;
  const rest = rules
    .filter((rule) => !isSame(rule.pattern, to) && !isSame(rule.pattern, from))
    .map((rule) => ({ ...rule, target: ledOn(rule.target, move) }))
    .filter((rule) => !isSame(rule.pattern, rule.target));
  const away = rest.find(
    (rule) => !PLAIN.test(rule.pattern) && !to.includes('*') && targetOf(rule, to) !== undefined,
  );
  if (away) {
    throw new StoreProblem(
      `The redirect ${away.pattern} leads visitors away from ${to}. Change that redirect first, or choose another address.`,
    );
  }
  // Pages below /_ are shown in place of others and have no address.
  if (from.startsWith('/_') || to.startsWith('/_')) return rest;
  return [ruleOf(move, live), ...rest];
}

function ruleOf({ from, to }: Move, live: readonly string[]): Redirect {
  const common = { redirectType: 'REDIRECT_301', isQueryStringPreserved: true, locale: '' } as const;
  if (!from.includes('*')) return { ...common, pattern: patternOf(from), target: encodeURI(to) };
  const before = from.slice(0, from.indexOf('*'));
  const others = live
    .filter((path) => path.startsWith(before) && !path.includes('*'))
    .map((path) => escaped(path.slice(before.length)));
  const spared = others.length > 0 ? `(?!(?:${others.join('|')})$)` : '';
  let number = 0;
  return {
    ...common,
    pattern: `^${escaped(before)}${spared}${from.slice(before.length).split('*').map(escaped).join('(.+)')}$`,
    target: encodeURI(to).replaceAll('*', () => `$${(number += 1)}`),
  };
}

/** A target at or behind the old address, with its query, led on to the new one. */
function ledOn(target: string, { from, to }: Move): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return isSame(path, from) || isSame(path, encodeURI(from)) ? encodeURI(to) + tail : target;
}

/** An address as plain patterns compare it: without outer slashes, in lower case. */
export const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '').toLowerCase();
const isSame = (left: string, right: string) => trimmed(left) === trimmed(right);
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Where a rule leads a path, as the site reads its patterns; undefined where it says nothing of that path. */
export function targetOf({ pattern, target }: Pick<Redirect, 'pattern' | 'target'>, path: string) {
  if (PLAIN.test(pattern)) return isSame(pattern, path) ? target : undefined;
  try {
    const body = pattern.replace(/^\^?\/?/, '').replace(/\/?\$?$/, '');
    const match = new RegExp(`^/${body}/?$`, 'i').exec(path);
    return match ? target.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '') : undefined;
  } catch {
    return undefined;
  }
}
