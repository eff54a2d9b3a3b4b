import { Agent, request } from 'node:http';
import { createHash } from 'node:crypto';
import { judgeAddress } from './judgeAddress.ts';
import type { Policy, Problem } from './judgeAddress.ts';
import { linksIn } from './linksIn.ts';
import type { LinkUse } from './linksIn.ts';

export interface CrawlOptions extends Policy {
  /** Where the crawl begins, with any fragment left out. */
  start: readonly string[];
  /** Most answers asked for. */
  limit: number;
  /** Most answers of one kind of address; see `kindOf`. */
  perKind: number;
  /** Sitemap files whose pages are all visited, whatever `perKind` says. */
  wholeSitemaps?: RegExp;
  /** Decides which addresses of a large kind are taken. */
  seed: string;
  /** Requests at a time. */
  atOnce?: number;
  headers?: Record<string, string>;
  onProgress?: (asked: number, waiting: number) => void;
}

/** One thing that is wrong, with the pages that say it. */
export interface Finding {
  problem: Problem;
  /** The address as it was understood. */
  address: string;
  detail: string;
  /** Up to five places: the page, and where in it. */
  from: string[];
  /** How many links in all. */
  links: number;
}

export interface CrawlReport {
  findings: Finding[];
  /** Answers asked for, by kind of address. */
  asked: Record<string, number>;
  /** Own addresses that were found and not asked for, by kind. */
  left: Record<string, number>;
  links: number;
  outside: Record<string, number>;
}

interface Target {
  url: string;
  kind: string;
  rank: string;
  isWhole: boolean;
  uses: Set<LinkUse>;
  from: string[];
  links: number;
  state: 'waiting' | 'asked';
  ids?: ReadonlySet<string>;
}

interface Answer {
  status: number;
  type: string;
  location?: string;
  body: Buffer;
}

const PATIENCE_MS = 60_000;
const MOST_FROM = 5;

/**
 * Visits sites from `start`, follows every address it finds on them, and tells what leads nowhere. Addresses are grouped into
 * kinds; the kind asked least comes next, so that a small crawl sees some of everything, and `seed` alone decides which.
 * Hosts of others are judged by the list of known ones, never asked.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlReport> {
  const { limit, perKind, seed, atOnce = 4 } = options;
  const targets = new Map<string, Target>();
  const waiting = new Map<string, Target[]>();
  const asked: Record<string, number> = {};
  const outside: Record<string, number> = {};
  const findings = new Map<string, Finding>();
  const anchors: { target: Target; fragment: string; from: string }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let links = 0;
  let total = 0;

  const report = (problem: Problem, address: string, detail: string, from: readonly string[], count = 1) => {
    const key = `${problem} ${address}`;
    const known = findings.get(key) ?? { problem, address, detail, from: [], links: 0 };
    known.links += count;
    for (const place of from)
      if (known.from.length < MOST_FROM && !known.from.includes(place)) known.from.push(place);
    findings.set(key, known);
  };

  const enqueue = (url: string, use: LinkUse, from: string, isWhole: boolean): Target => {
    let target = targets.get(url);
    if (!target) {
      const rank = createHash('sha1').update(`${seed} ${url}`).digest('hex').slice(0, 12);
      target = {
        url,
        kind: kindOf(url),
        rank,
        isWhole,
        uses: new Set(),
        from: [],
        links: 0,
        state: 'waiting',
      };
      targets.set(url, target);
      insert(waiting, target);
    } else if (isWhole && !target.isWhole) {
      target.isWhole = true;
      if (target.state === 'waiting') insert(waiting, target);
    }
    target.uses.add(use);
    target.links += 1;
    if (target.from.length < MOST_FROM) target.from.push(from);
    return target;
  };

  const follow = (page: string, found: ReturnType<typeof linksIn>, isWholeFile: boolean) => {
    for (const { address, use, where } of found.links) {
      links += 1;
      const from = `${page} (${where})`;
      const judged = judgeAddress(address, page, options);
      if (judged.kind === 'wrong') report(judged.problem, address, judged.detail, [from]);
      else if (judged.kind === 'outside') outside[judged.host] = (outside[judged.host] ?? 0) + 1;
      else if (judged.kind === 'own' && use !== 'host') {
        const target = enqueue(judged.url, use, from, isWholeFile && where === 'loc');
        if (judged.fragment !== undefined && use === 'page')
          anchors.push({ target, fragment: judged.fragment, from });
      }
    }
  };

  /** The waiting address of the kind that was asked least. */
  const next = (): Target | undefined => {
    if (total >= limit) return undefined;
    let best: { list: Target[]; count: number } | undefined;
    for (const [kind, list] of waiting) {
      while (list.length > 0 && list.at(-1)?.state !== 'waiting') list.pop();
      const head = list.at(-1);
      if (!head) continue;
      const count = asked[kind] ?? 0;
      if (count >= perKind && !head.isWhole) continue;
      if (!best || count < best.count) best = { list, count };
    }
    const target = best?.list.pop();
    if (!target) return undefined;
    target.state = 'asked';
    asked[target.kind] = (asked[target.kind] ?? 0) + 1;
    total += 1;
    return target;
  };

  const visit = async (target: Target): Promise<void> => {
    const answer = await ask(target.url, agent, options.headers);
    const tell = (problem: Problem, detail: string) =>
      report(problem, target.url, detail, target.from, target.links);
    if (typeof answer === 'string') return tell('dead', answer);
    const { status, type, location, body } = answer;
    if (status >= 300 && status < 400) {
      const to = judgeAddress(location ?? '', target.url, options);
      tell('redirected', `${status} to ${location ?? 'nowhere'}`);
      if (to.kind === 'own') enqueue(to.url, 'page', `${target.url} (${status})`, false);
      return;
    }
    if (status !== 200) return tell('dead', String(status));
    const wrong = contentProblem(target, type, body);
    if (wrong) return tell('wrong content', wrong);
    if (!/^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json)|image\/svg)/.test(type)) return;
    if (/javascript/.test(type)) return;
    const found = linksIn(type, body.toString('utf8'));
    if (/html/.test(type)) target.ids = new Set(found.ids);
    follow(target.url, found, options.wholeSitemaps?.test(target.url) ?? false);
  };

  for (const url of options.start) enqueue(url, 'page', 'start', true);
  try {
    let active = 0;
    let answered = 0;
    await new Promise<void>((done, failed) => {
      const pump = () => {
        while (active < atOnce) {
          const target = next();
          if (!target) break;
          active += 1;
          visit(target)
            .then(() => {
              active -= 1;
              answered += 1;
              options.onProgress?.(answered, targets.size - answered);
              pump();
            })
            .catch(failed);
        }
        if (active === 0) done();
      };
      pump();
    });
  } finally {
    agent.destroy();
  }
  for (const { target, fragment, from } of anchors) {
    if (target.ids && !target.ids.has(fragment))
      report('missing anchor', `${target.url}#${fragment}`, 'nothing on the page has this id', [from]);
  }
  const left: Record<string, number> = {};
  for (const { state, kind } of targets.values()) if (state === 'waiting') left[kind] = (left[kind] ?? 0) + 1;
  return { findings: [...findings.values()], asked, left, links, outside };
}

/**
 * Groups addresses that are alike: the site and language, the first two segments of a path (of two the first), and the names
 * of its parameters. Built files are one kind for each type.
 */
export function kindOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const [, language = '', path = '/'] = /^(\/es)?(\/.*|$)/.exec(pathname) ?? [];
  const segments = path.split('/').filter(Boolean);
  const kept = segments.slice(0, segments.length > 2 ? 2 : 1);
  const name =
    segments[0] === '_next'
      ? ['_next', /\.(\w+)$/.exec(path)?.[1] ?? '']
      : [...kept, ...(segments.length > 1 ? ['*'] : [])];
  const keys = [...new Set(searchParams.keys())].sort();
  return `${host}${language}/${name.join('/')}${keys.length > 0 ? `?${keys.join('&')}` : ''}`;
}

/** Puts a target into its kind's list; those that must be visited, then those of the highest rank, are at the end. */
function insert(waiting: Map<string, Target[]>, target: Target): void {
  const list = waiting.get(target.kind) ?? [];
  waiting.set(target.kind, list);
  const value = ({ isWhole, rank }: Target) => `${isWhole ? 1 : 0}${rank}`;
  const own = value(target);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other && value(other) < own) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, target);
}

/** What is wrong with an answer for the uses its links make of it; undefined when it is what they say. */
function contentProblem({ url, uses }: Target, type: string, body: Buffer): string | undefined {
  const { pathname } = new URL(url);
  const expected: [boolean, RegExp][] = [
    [/\.pdf$/i.test(pathname), /^application\/pdf/],
    [/\.txt$/i.test(pathname), /^text\/plain/],
    [/\.css$/i.test(pathname) || uses.has('style'), /^text\/css/],
    [/\.js$/i.test(pathname) || uses.has('script'), /javascript/],
    [/\.xml$/i.test(pathname), /xml/],
    [/\.json$/i.test(pathname), /json/],
    [uses.has('image'), /^image\//],
    [uses.has('form'), /^text\/html/],
  ];
  for (const [applies, shape] of expected)
    if (applies && !shape.test(type)) return `answers ${type || 'no type'}`;
  if (type.startsWith('application/pdf')) {
    const isWhole =
      body.subarray(0, 5).toString() === '%PDF-' && /%%EOF\s*$/.test(body.subarray(-16).toString());
    if (!isWhole || body.length < 1000) return 'no whole PDF file';
  }
  return body.length < 20 ? `only ${body.length} bytes` : undefined;
}

/** Asks once, redirects not followed, and once more where nothing answers; a text says why there is no answer. */
async function ask(
  url: string,
  agent: Agent,
  headers: Record<string, string> = {},
  triesLeft = 1,
): Promise<Answer | string> {
  const answer = await askOnce(url, agent, headers);
  const isBusy = typeof answer === 'string' || answer.status === 429 || answer.status === 503;
  return isBusy && triesLeft > 0 ? ask(url, agent, headers, triesLeft - 1) : answer;
}

function askOnce(url: string, agent: Agent, headers: Record<string, string>): Promise<Answer | string> {
  const { host, hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve) => {
    const asked = request(
      {
        // Browsers resolve every name below localhost to this machine; Node asks the system, which may not.
        host: /(?:^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname,
        port: port || 80,
        path: pathname + search,
        agent,
        headers: { ...headers, host, accept: '*/*' },
        timeout: PATIENCE_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => resolve(error.message));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            location: response.headers.location,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    asked.on('error', (error) => resolve(error.message));
    asked.end();
  });
}
