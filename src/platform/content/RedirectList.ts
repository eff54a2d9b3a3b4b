import { isPlain, patternOf, targetOf, trimmed } from '../store/content/redirectRules.ts';
import type { Redirect } from '../store/content/redirectRules.ts';

type Locale = 'en' | 'es';
const LOCALES: readonly Locale[] = ['en', 'es'];

/** A redirect as people write it: one address, or a pattern that begins with `^`. */
export interface RedirectInput {
  from: string;
  to: string;
  isPermanent: boolean;
  keepsQuery: boolean;
  /** '' for any language. */
  locale: '' | Locale;
}

/** Why a redirect was not taken; the Studio says it in words. */
export type RedirectRefusal =
  | 'from' // no address of this site, nor a pattern
  | 'pattern' // no regular expression
  | 'to' // neither an address of this site nor a web address
  | 'itself' // leads to where it begins
  | 'circle' // leads back by way of others
  | 'taken' // another one begins there
  | 'page' // a page stands there
  | 'hidden' // an earlier pattern leads on from there already
  | 'gone'; // it was changed or removed meanwhile

/** Throwing it takes the whole change back. */
export class RedirectProblem extends Error {
  override name = 'RedirectProblem';
  readonly why: RedirectRefusal;
  /** What the sentence names: addresses on the way, the other redirect, the page. */
  readonly about: string;

  constructor(why: RedirectRefusal, about = '') {
    super(`${why} ${about}`);
    this.why = why;
    this.about = about;
  }
}

/** Where an address comes to. */
export interface Way {
  /** Addresses on the way, the first being where it begins. */
  steps: string[];
  end: 'circle' | 'elsewhere' | 'here';
  /** Whether each step is for ever. */
  isPermanent: boolean;
}

/** Where a redirect is found again. */
export type RedirectKey = Pick<Redirect, 'pattern' | 'target' | 'locale'>;

export interface PutOptions {
  made: Redirect['made'];
  /** The one it replaces. */
  was?: Redirect | undefined;
  /** Whether one that begins at the same address is replaced: an import may say it anew. */
  replaces?: boolean;
  /** Name of the page visitors find at an address. */
  pageAt: (path: string) => string | undefined;
}

export interface PutRedirect {
  rule: Redirect;
  replaced: Redirect | undefined;
  /** How many others led to where it begins, and lead to its end now. */
  ledOn: number;
}

const LONGEST_WAY = 20;

/** An address of the site as its pages have it: without host, query and language. Undefined for anything else. */
export function sitePath(text: string): { path: string; locale: Locale | undefined } | undefined {
  let path = text.trim();
  if (/^https?:\/\//i.test(path)) {
    if (!URL.canParse(path)) return undefined;
    path = new URL(path).pathname;
  }
  path = decoded(path.replace(/[?#].*$/s, ''));
  if (!/^\/(?![/\\])/.test(path) || path.length > 400 || /[\\\s]/.test(path)) return undefined;
  const [, named, rest = ''] = /^\/(en|es)(\/.*)?$/i.exec(path) ?? [];
  if (named === undefined) return { path: path.replace(/(.)\/+$/, '$1'), locale: undefined };
  return { path: rest.replace(/(.)\/+$/, '$1') || '/', locale: named.toLowerCase() as Locale };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pathIn = (target: string): string => target.replace(/[?#].*$/s, '');
const tailOf = (target: string): string => /[?#].*$/s.exec(target)?.[0] ?? '';
const localesOf = ({ locale }: Redirect): readonly string[] => (locale === '' ? LOCALES : [locale]);
const isFor = (rule: Redirect, locale: string): boolean =>
  rule.locale === '' || locale === '' || rule.locale.toLowerCase() === locale;

/**
 * The redirects of a site while they are being changed: in the order in which they are tried, with plain addresses found by
 * name, so that thousands of them can be imported. Holds to it that no way is a circle and none has a second step.
 */
export class RedirectList {
  #plain = new Map<string, Set<Redirect>>();
  #patterns = new Set<Redirect>();
  #ranks = new Map<Redirect, number>();
  /** Plain addresses others lead to: those are led on when there is a redirect there, too. */
  #leading = new Map<string, Set<Redirect>>();
  #first = 0;
  #last: number;

  /** Takes the last change back, step by step. */
  #undo: (() => void)[] = [];

  constructor(rules: readonly Redirect[]) {
    this.#last = rules.length;
    rules.forEach((rule, rank) => this.#insert(rule, rank));
  }

  get rules(): Redirect[] {
    return [...this.#ranks].sort(([, a], [, b]) => a - b).map(([rule]) => rule);
  }

  #put(rule: Redirect, rank: number): void {
    this.#insert(rule, rank);
    this.#undo.push(() => void this.#take(rule));
  }

  #drop(rule: Redirect): number {
    const rank = this.#take(rule);
    this.#undo.push(() => this.#insert(rule, rank));
    return rank;
  }

  #insert(rule: Redirect, rank: number): void {
    this.#ranks.set(rule, rank);
    if (isPlain(rule.pattern)) bucket(this.#plain, trimmed(rule.pattern)).add(rule);
    else this.#patterns.add(rule);
    if (rule.target.startsWith('/')) bucket(this.#leading, trimmed(decoded(pathIn(rule.target)))).add(rule);
  }

  #take(rule: Redirect): number {
    const rank = this.#ranks.get(rule) ?? 0;
    this.#ranks.delete(rule);
    this.#plain.get(trimmed(rule.pattern))?.delete(rule);
    this.#patterns.delete(rule);
    this.#leading.get(trimmed(decoded(pathIn(rule.target))))?.delete(rule);
    return rank;
  }

  /** The rule the site takes for an address. */
  #ruleAt(path: string, locale: string): { rule: Redirect; target: string } | undefined {
    let best: { rule: Redirect; target: string; rank: number } | undefined;
    for (const rule of [...(this.#plain.get(trimmed(path)) ?? []), ...this.#patterns]) {
      const rank = this.#ranks.get(rule) ?? 0;
      if (!isFor(rule, locale) || (best && best.rank < rank)) continue;
      const target = targetOf(rule, path);
      if (target !== undefined && target !== path) best = { rule, target, rank };
    }
    return best;
  }

  /** Where an address of the site leads, step by step. */
  wayFrom(path: string, locale: string): Way {
    const steps = [path];
    const seen = new Set<string>();
    let isPermanent = true;
    for (let at = path; steps.length <= LONGEST_WAY;) {
      if (!at.startsWith('/')) return { steps, end: 'elsewhere', isPermanent };
      const bare = sitePath(at)?.path ?? pathIn(at);
      if (seen.has(trimmed(bare))) return { steps, end: 'circle', isPermanent };
      seen.add(trimmed(bare));
      const found = this.#ruleAt(bare, locale);
      if (!found) return { steps, end: 'here', isPermanent };
      isPermanent &&= found.rule.redirectType === 'REDIRECT_301';
      at = found.target + (tailOf(found.target) === '' ? tailOf(at) : '');
      steps.push(at);
      if (found.rule.redirectType === 'SERVER_TRANSFER') return { steps, end: 'here', isPermanent };
    }
    return { steps, end: 'circle', isPermanent };
  }

  find({ pattern, target, locale }: RedirectKey): Redirect {
    const found = this.rules.find(
      (rule) => rule.pattern === pattern && rule.target === target && rule.locale === locale,
    );
    if (!found) throw new RedirectProblem('gone', pattern);
    return found;
  }

  remove(key: RedirectKey): Redirect {
    const rule = this.find(key);
    this.#drop(rule);
    return rule;
  }

  /**
   * Adds a redirect, in the place of another where one is named. What it leads to is followed to its end, and what led to
   * where it begins is led on. Answers the redirect as it was taken; throws RedirectProblem and leaves all as it was.
   */
  put(input: RedirectInput, options: PutOptions): PutRedirect {
    this.#undo = [];
    try {
      return this.#replace(input, options);
    } catch (error) {
      this.takeBack();
      throw error;
    }
  }

  /** Takes back what was put last. */
  takeBack(): void {
    for (const step of this.#undo.reverse()) step();
    this.#undo = [];
  }

  #replace(input: RedirectInput, options: PutOptions): PutRedirect {
    const { made, was, replaces = false, pageAt } = options;
    const wanted = readInput(input);
    const old = was ?? this.#sameStart(wanted);
    if (old && !was && !replaces) throw new RedirectProblem('taken', old.target);
    const rank = old ? this.#drop(old) : undefined;
    if (was && this.#sameStart(wanted)) throw new RedirectProblem('taken', this.#sameStart(wanted)!.target);
    if (wanted.path !== undefined) {
      const page = pageAt(wanted.path);
      if (page !== undefined) throw new RedirectProblem('page', page);
    }
    const rule = this.#straight({ ...wanted.rule, ...(made && { made }) }, wanted.path);
    this.#put(rule, rank ?? (wanted.path === undefined ? (this.#last += 1) : (this.#first -= 1)));
    const { path } = wanted;
    const first = path === undefined ? [rule] : localesOf(rule).map((one) => this.#ruleAt(path, one)?.rule);
    if (!first.includes(rule)) throw new RedirectProblem('hidden', first[0]?.pattern);
    return { rule, replaced: old, ledOn: this.#leadOn(rule) };
  }

  #sameStart({ rule }: { rule: Redirect }): Redirect | undefined {
    const others = isPlain(rule.pattern) ? this.#plain.get(trimmed(rule.pattern)) : this.#patterns;
    return [...(others ?? [])].find(
      (one) => one.locale === rule.locale && (isPlain(rule.pattern) || one.pattern === rule.pattern),
    );
  }

  /** The rule leading to the end of its way; throws for one that leads back to where it begins. */
  #straight(rule: Redirect, path: string | undefined): Redirect {
    if (!rule.target.startsWith('/') || /\$\d/.test(rule.target)) return rule;
    const start = sitePath(rule.target)?.path ?? rule.target;
    const round = (way: Way) =>
      way.end === 'circle' ||
      way.steps.some(
        (step) => step.startsWith('/') && targetOf(rule, sitePath(step)?.path ?? '') !== undefined,
      );
    if (targetOf(rule, start) !== undefined) throw new RedirectProblem('itself', rule.target);
    const ways = localesOf(rule).map((locale) => this.wayFrom(start, locale));
    const back = ways.find(round);
    if (back) throw new RedirectProblem('circle', [path ?? rule.pattern, ...back.steps].join(' → '));
    const [way] = ways;
    const end = way?.steps.at(-1);
    // Two languages that part on the way keep their second step.
    if (!way || way.steps.length < 2 || ways.some(({ steps }) => steps.at(-1) !== end)) return rule;
    return {
      ...rule,
      target: `${end}${tailOf(end ?? '') === '' ? tailOf(rule.target) : ''}`,
      redirectType: way.isPermanent ? rule.redirectType : 'REDIRECT_302',
    };
  }

  /** What led to where a rule begins leads to its end; how many did. */
  #leadOn(rule: Redirect): number {
    const leading = isPlain(rule.pattern)
      ? [...(this.#leading.get(trimmed(rule.pattern)) ?? [])]
      : [...this.#leading].flatMap(([path, rules]) =>
          targetOf(rule, `/${path}`) === undefined ? [] : [...rules],
        );
    let count = 0;
    for (const one of leading) {
      const to = targetOf(rule, decoded(pathIn(one.target)));
      const isSame = rule.locale === '' || rule.locale === one.locale;
      if (one === rule || to === undefined || !isSame || one.redirectType === 'SERVER_TRANSFER') continue;
      const rank = this.#drop(one);
      const isPermanent = rule.redirectType === 'REDIRECT_301';
      this.#put(
        {
          ...one,
          target: to + (tailOf(to) === '' ? tailOf(one.target) : ''),
          redirectType: isPermanent ? one.redirectType : 'REDIRECT_302',
        },
        rank,
      );
      count += 1;
    }
    return count;
  }
}

function bucket(map: Map<string, Set<Redirect>>, key: string): Set<Redirect> {
  const known = map.get(key);
  if (known) return known;
  const made = new Set<Redirect>();
  map.set(key, made);
  return made;
}

/** What somebody wrote as a rule; `path` where it is one address. Throws RedirectProblem. */
function readInput(input: RedirectInput): { rule: Redirect; path: string | undefined } {
  const from = input.from.trim();
  const isPattern = from.startsWith('^');
  const at = isPattern ? undefined : sitePath(from);
  if (!isPattern && (!at || at.path === '/')) throw new RedirectProblem('from', from);
  // The site reads no longer patterns.
  if (isPattern && from.length > 300) throw new RedirectProblem('pattern', from);
  if (isPattern && !isExpression(from)) throw new RedirectProblem('pattern', from);
  const target = readTarget(input.to);
  if (target === undefined) throw new RedirectProblem('to', input.to);
  const rule: Redirect = {
    pattern: at ? patternOf(at.path) : from,
    target,
    redirectType: input.isPermanent ? 'REDIRECT_301' : 'REDIRECT_302',
    isQueryStringPreserved: input.keepsQuery,
    locale: at?.locale ?? input.locale,
  };
  return { rule, path: at?.path };
}

function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'i');
    return true;
  } catch {
    return false;
  }
}

/** A target as it is stored: an address of this site with its query, or a web address. */
function readTarget(text: string): string | undefined {
  const target = text.trim();
  if (target.length > 1000 || /[\s\\]/.test(target)) return undefined;
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? target : undefined;
  return /^\/(?!\/)/.test(target) ? target.replace(/^([^?#]+[^/?#])\/+(?=$|[?#])/, '$1') : undefined;
}

/** One address a pattern stands for, as people write it; undefined for one that stands for many. */
export function addressOf(pattern: string): string | undefined {
  if (isPlain(pattern)) return `/${pattern.replace(/^\/+|\/+$/g, '')}`;
  const [, body] = /^\^(.*)\$$/s.exec(pattern) ?? [];
  if (body === undefined) return undefined;
  const path = body.replace(/\\(.)/g, '$1');
  return patternOf(path) === pattern ? path : undefined;
}
