import { crisisLinesFor } from '#src/domain/crisis/crisisLinesFor.ts';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { contentPages } from '#src/platform/search/contentPages.ts';
import { SECTION_LIMIT } from '#src/platform/search/Search.ts';
import { checked, universalQuery, verticalQuery } from '#src/platform/search/searchRequest.ts';
import { openSearchService } from '#src/platform/search/SearchService.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { seedDemo } from '#src/platform/seed/seedDemo.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { factsOf, judgedTypes } from './factsOf.ts';
import type { EntityFacts } from './factsOf.ts';
import { DEPTH } from './metrics.ts';
import { NOW, TODAY } from './opens.ts';
import { plainText } from './plainText.ts';
import type { AskedIn, RelevanceQuery } from './readQueries.ts';

/** Verticals by where a visitor types; none for the search of everything. */
const VERTICALS: Readonly<Record<Exclude<AskedIn, 'everything'>, string>> = {
  providers: 'healthcare_professionals',
  places: 'healthcare_facilities',
  plan: 'shp-pages',
};

/** What a visitor gets to see. */
export interface Answer {
  /** Ids of the results from the top of the page down, section after section. */
  ids: string[];
  /** What the words were taken for. */
  corrected: string | undefined;
  /** Lines of help above all results. */
  advice: readonly string[];
}

/** The demo network and its search, in this process. */
export interface Network {
  ask(query: RelevanceQuery): Answer;
  facts(id: string): EntityFacts | undefined;
  /** All that may be found where a query is asked, by section; the most a section shows. */
  sections(askedIn: AskedIn): { facts: readonly EntityFacts[]; limit: number }[];
  /** Health topics and conditions, as plain words, whether or not anything is written about them. */
  topics: ReadonlySet<string>;
  close(): void;
}

/** Fills a store in memory with a part of the demo network, as it is on a fixed day, and opens its search at a fixed moment. */
export function openNetwork(scale: number): Network {
  const store = openStore(':memory:');
  const log = () => undefined;
  seedDemo(store, { log, scale, today: TODAY });
  const service = openSearchService({ store, verticals, clock: () => NOW, log, universalBudget: Infinity });
  const facts = allFacts(store);
  const inVertical = (key: string) => [...facts.values()].filter(({ vertical }) => vertical === key);
  return {
    facts: (id) => facts.get(id),
    topics: new Set(
      ['ce_healthTopic', 'ce_conditionTreated'].flatMap((type) =>
        [...store.entities.iterate(type, 'en')].map(({ body }) => plainText(String(body['name']))),
      ),
    ),
    sections(askedIn) {
      if (askedIn !== 'everything') return [{ facts: inVertical(VERTICALS[askedIn]), limit: DEPTH }];
      return verticals
        .filter(({ isUniversal }) => isUniversal)
        .map(({ key }) => ({ facts: inVertical(key), limit: SECTION_LIMIT }));
    },
    ask({ locale, text, want }) {
      const asked = { experienceKey: 'search', v: '20220511', locale, input: text };
      const found =
        want.askedIn === 'everything'
          ? service.universal(checked(universalQuery, asked))
          : service.vertical(
              checked(verticalQuery, {
                ...asked,
                verticalKey: VERTICALS[want.askedIn],
                limit: String(DEPTH),
              }),
            );
      const { modules = [], results = [], spellCheck } = found as unknown as Found;
      return {
        ids: [{ results }, ...modules].flatMap((section) => section.results.map(({ data }) => data.id)),
        corrected: spellCheck?.correctedQuery.value,
        advice: crisisLinesFor(text),
      };
    },
    close() {
      service.close();
      store.close();
    },
  };
}

interface Found {
  modules?: { results: Result[] }[];
  results?: Result[];
  spellCheck?: { correctedQuery: { value: string } };
}
interface Result {
  data: { id: string };
}

/** The facts of everything that can be found. A page that an entity stands for is that entity. */
function allFacts(store: Store): Map<string, EntityFacts> {
  const resolver = createLinkResolver(store);
  const all = new Map<string, EntityFacts>();
  const stoodFor = new Set<string>();
  for (const type of judgedTypes) {
    for (const record of store.entities.iterate(type, 'en')) {
      if (isOver(record.body)) continue;
      const facts = factsOf({ ...record, body: resolver.expand(record) });
      if (!facts) continue;
      all.set(facts.id, facts);
      for (const address of facts.addresses) stoodFor.add(`${facts.vertical} ${address}`);
    }
  }
  const pages = contentPages(store.content);
  for (const [site, vertical] of [
    ['main', 'pages'],
    ['plan', 'shp-pages'],
  ] as const) {
    for (const page of pages.iterate(site, 'en')) {
      if (stoodFor.has(`${vertical} ${String(page.body['landingPageUrl'])}`)) continue;
      const facts = factsOf(page, vertical);
      if (facts) all.set(facts.id, facts);
    }
  }
  return all;
}

/** Whether an event is over. */
function isOver({ c_startDateTime: start, c_endDateTime: end }: Record<string, unknown>): boolean {
  const days = [start, end]
    .filter((day): day is string => typeof day === 'string')
    .map((day) => day.slice(0, 10));
  return days.length > 0 && days.every((day) => day < TODAY);
}
