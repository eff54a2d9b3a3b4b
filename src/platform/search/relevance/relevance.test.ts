import { seedDemo } from '#src/platform/seed/seedDemo.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { fold } from '../engine/words.ts';
import { checked, universalQuery, verticalQuery } from '../searchRequest.ts';
import { openSearchService } from '../SearchService.ts';
import type { SearchService } from '../SearchService.ts';
import { verticals } from '../verticals.ts';
import { patientQueries } from './patientQueries.ts';
import type { PatientQuery } from './patientQueries.ts';

type Data = Record<string, unknown>;
interface Section {
  verticalConfigId: string;
  results: { data: Data }[];
}
interface Answer {
  sections: Section[];
  corrected: string | undefined;
}

let store: Store;
let service: SearchService;
beforeAll(() => {
  store = openStore(':memory:');
  seedDemo(store, { log: () => undefined, scale: 0.05, today: '2026-11-21' });
  service = openSearchService({
    ...{ store, verticals, clock: () => new Date('2026-11-21T20:00:00Z'), log: () => undefined },
  });
}, 120_000);
afterAll(() => {
  service.close();
  store.close();
});

function ask({ locale, query, vertical }: PatientQuery, more: Record<string, string> = {}): Answer {
  const asked = { experienceKey: 'search', v: '20220511', locale, input: query, ...more };
  const answer = vertical
    ? service.vertical(checked(verticalQuery, { ...asked, verticalKey: vertical }))
    : service.universal(checked(universalQuery, asked));
  const spelling = answer['spellCheck'] as { correctedQuery: { value: string } } | undefined;
  const own = { verticalConfigId: vertical ?? '', results: answer['results'] as Section['results'] };
  const sections = vertical ? [own] : (answer['modules'] as Section[]);
  return {
    sections: sections.filter(({ results }) => results.length > 0),
    corrected: spelling?.correctedQuery.value,
  };
}

/** All that a result says of itself, folded. */
const words = (data: Data | undefined) => fold(JSON.stringify(data ?? {}));

const rows = (list: readonly PatientQuery[]) =>
  list.map((row) => [`${row.locale} ${row.vertical ?? 'everything'}: ${row.query}`, row] as const);

function expectAnswer(row: PatientQuery): void {
  const { sections, corrected } = ask(row);
  const [first] = sections;
  expect(corrected).toBe(row.corrected);
  if (row.nothing) {
    expect(sections).toEqual([]);
    return;
  }
  expect(first?.results.length).toBeGreaterThan(0);
  if (row.first) expect(first?.verticalConfigId).toBe(row.first);
  if (row.speaksOf) expect(words(first?.results[0]?.data)).toMatch(row.speaksOf);
  if (row.page) {
    const pages = sections.find(({ verticalConfigId }) => verticalConfigId === (row.vertical ?? 'pages'));
    const { landingPageUrl, c_linkURL } = pages?.results[0]?.data ?? {};
    expect([landingPageUrl, c_linkURL]).toContain(row.page);
  }
}

describe('what patients ask, in the demo network', () => {
  it.each(rows(patientQueries.spanish))('[A-60] asked in Spanish: %s', (_, row) => {
    expectAnswer(row);
    // What is found has words in Spanish; the demo has profiles in it of all but publications.
    const [first] = ask(row).sections;
    expect(first?.results[0]?.data['locale']).toBe('es');
  });
  it.each(rows(patientQueries.spelling))('spelling: %s', (_, row) => expectAnswer(row));
  it.each(rows(patientQueries.tasks))('[Q-025] a task: %s', (_, row) => expectAnswer(row));
  it.each(rows(patientQueries.names))('a name: %s', (_, row) => expectAnswer(row));

  it('what was corrected can be searched for as it was written', () => {
    const corrected = patientQueries.spelling.filter((row) => row.corrected !== undefined);
    expect(corrected.length).toBeGreaterThan(4);
    for (const row of corrected) {
      const literal = ask(row, { skipSpellCheck: 'true' });
      expect(literal.corrected).toBeUndefined();
      expect(literal.sections.map(({ results }) => results[0]?.data['id'])).not.toEqual(
        ask(row).sections.map(({ results }) => results[0]?.data['id']),
      );
    }
  });

  it('suggestions know the pages and the Spanish of the network', () => {
    const suggested = (input: string, locale: string) =>
      (service.autocomplete({ input, limit: 10, locale })['results'] as { value: string }[]).map(
        ({ value }) => value,
      );
    expect(suggested('billing', 'en')).toContain('Billing and payment');
    expect(suggested('cardiolo', 'es')).toContain('Cardiología');
    expect(suggested('factu', 'es')).toContain('Facturas y pagos');
  });
});
