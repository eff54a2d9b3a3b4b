import { Agent } from 'node:http';
import { askAddress } from './askAddress.ts';
import { contentProblem } from './contentProblem.ts';
import { CrawlFrontier, MOST_FROM } from './CrawlFrontier.ts';
import type { FrontierLimits, Target } from './CrawlFrontier.ts';
import { judgeAddress } from './judgeAddress.ts';
import type { Policy, Problem } from './judgeAddress.ts';
import { linksIn } from './linksIn.ts';

export interface CrawlOptions extends Policy, FrontierLimits {
  /** Where the crawl begins, with any fragment left out. */
  start: readonly string[];
  /** Sitemap files whose pages are all visited, whatever `perKind` says. */
  wholeSitemaps?: RegExp;
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

/**
 * Visits sites from `start`, follows every address it finds on them, and tells what leads nowhere. Addresses are grouped into
 * kinds; the kind asked least comes next, so that a small crawl sees some of everything, and `seed` alone decides which.
 * Hosts of others are judged by the list of known ones, never asked.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlReport> {
  const crawl = new Crawl(options);
  await crawl.run();
  return crawl.report();
}

/** One crawl: what is known, what was found wrong, and the visits that make both grow. */
class Crawl {
  readonly #options: CrawlOptions;
  readonly #frontier: CrawlFrontier;
  readonly #findings = new Map<string, Finding>();
  readonly #anchors: { target: Target; fragment: string; from: string }[] = [];
  readonly #outside: Record<string, number> = {};
  #links = 0;

  constructor(options: CrawlOptions) {
    this.#options = options;
    this.#frontier = new CrawlFrontier(options);
    for (const url of options.start) this.#frontier.add(url, 'page', 'start', true);
  }

  /** Visits until nothing may be asked any more. */
  async run(): Promise<void> {
    const { atOnce = 4, onProgress } = this.#options;
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    try {
      let active = 0;
      let answered = 0;
      await new Promise<void>((done, failed) => {
        const pump = () => {
          while (active < atOnce) {
            const target = this.#frontier.next();
            if (!target) break;
            active += 1;
            this.#visit(target, agent)
              .then(() => {
                active -= 1;
                answered += 1;
                onProgress?.(answered, this.#frontier.size - answered);
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
  }

  report(): CrawlReport {
    for (const { target, fragment, from } of this.#anchors) {
      if (target.ids && !target.ids.has(fragment))
        this.#note('missing anchor', `${target.url}#${fragment}`, 'nothing on the page has this id', [from]);
    }
    const { asked } = this.#frontier;
    return {
      ...{ findings: [...this.#findings.values()], asked, left: this.#frontier.left() },
      ...{ links: this.#links, outside: this.#outside },
    };
  }

  async #visit(target: Target, agent: Agent): Promise<void> {
    const answer = await askAddress(target.url, agent, this.#options.headers);
    const tell = (problem: Problem, detail: string) =>
      this.#note(problem, target.url, detail, target.from, target.links);
    if (typeof answer === 'string') return tell('dead', answer);
    const { status, type, location, body } = answer;
    if (status >= 300 && status < 400) {
      const to = judgeAddress(location ?? '', target.url, this.#options);
      tell('redirected', `${status} to ${location ?? 'nowhere'}`);
      if (to.kind === 'own') this.#frontier.add(to.url, 'page', `${target.url} (${status})`, false);
      return;
    }
    if (status !== 200) return tell('dead', String(status));
    const wrong = contentProblem(target, type, body);
    if (wrong) return tell('wrong content', wrong);
    if (!/^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json)|image\/svg)/.test(type)) return;
    if (/javascript/.test(type)) return;
    const found = linksIn(type, body.toString('utf8'));
    if (/html/.test(type)) target.ids = new Set(found.ids);
    this.#follow(target.url, found, this.#options.wholeSitemaps?.test(target.url) ?? false);
  }

  #follow(page: string, found: ReturnType<typeof linksIn>, isWholeFile: boolean): void {
    for (const { address, use, where } of found.links) {
      this.#links += 1;
      const from = `${page} (${where})`;
      const judged = judgeAddress(address, page, this.#options);
      if (judged.kind === 'wrong') this.#note(judged.problem, address, judged.detail, [from]);
      else if (judged.kind === 'outside') this.#outside[judged.host] = (this.#outside[judged.host] ?? 0) + 1;
      else if (judged.kind === 'own' && use !== 'host') {
        const target = this.#frontier.add(judged.url, use, from, isWholeFile && where === 'loc');
        if (judged.fragment !== undefined && use === 'page')
          this.#anchors.push({ target, fragment: judged.fragment, from });
      }
    }
  }

  #note(problem: Problem, address: string, detail: string, from: readonly string[], count = 1): void {
    const key = `${problem} ${address}`;
    const known = this.#findings.get(key) ?? { problem, address, detail, from: [], links: 0 };
    known.links += count;
    for (const place of from)
      if (known.from.length < MOST_FROM && !known.from.includes(place)) known.from.push(place);
    this.#findings.set(key, known);
  }
}
