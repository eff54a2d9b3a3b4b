import { SPOKEN_BY_OTHERS } from '#src/platform/directory/proficiencies.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import type { EntityInput } from '#src/platform/store/Store.ts';
import { checked, verticalQuery } from './searchRequest.ts';
import { openSearchService } from './SearchService.ts';
import { provider, smallNetwork } from './testing/smallNetwork.ts';
import { verticals } from './verticals.ts';

/* Who asks for a doctor who speaks a language gets none with whom an interpreter or the office's staff speaks it. */

const PROVIDERS = 'healthcare_professionals';
const FIELD = 'c_additionalLanguages.language.name';

interface Option {
  displayName: string;
  count: number;
  filter: Record<string, { $eq: string }>;
}

describe('in a small network', () => {
  const speaking = (id: string, language: string, availability?: string): EntityInput => {
    const entity = provider(id, `Doctor ${id}`, 'Davis', { practises: 'Cardiology' });
    return {
      ...entity,
      body: { ...entity.body, c_additionalLanguages: [{ language: { name: language }, availability }] },
    };
  };
  const network = smallNetwork([
    speaking('fluent', 'Spanish', 'Fluent'),
    speaking('limited', 'Spanish', 'Limited'),
    speaking('unknown', 'Spanish', 'Unknown'),
    speaking('silent', 'Spanish'),
    speaking('interpreter', 'Spanish', 'Interpreter available'),
    speaking('staff', 'Spanish', 'OFFICE_STAFF_ONLY'),
    speaking('hmong', 'Hmong', 'Interpreter available'),
  ]);
  afterAll(() => network.close());
  const spanish = ['fluent', 'limited', 'silent', 'unknown'];

  it('counts a language chosen as a filter for those who speak it', () => {
    const facetFilters = JSON.stringify({ [FIELD]: [{ [FIELD]: { $eq: 'Spanish' } }] });
    expect(network.ask(PROVIDERS, '', { facetFilters }).ids.sort()).toEqual(spanish);
  });

  it('reads it out of words as a filter on those who speak it', () => {
    const { ids, applied } = network.ask(PROVIDERS, 'cardiology speaks spanish');
    expect(applied.map(({ displayValue }) => displayValue)).toEqual(['Spanish']);
    expect(ids.sort()).toEqual(spanish);
  });

  it('a language that only interpreters speak is no filter', () =>
    expect(network.ask(PROVIDERS, 'cardiology speaks hmong').applied).toEqual([]));

  it('nobody is found by the word of a language they do not speak', () =>
    expect(network.ask(PROVIDERS, '"spanish"').ids.sort()).toEqual(spanish));
});

it.each(['en', 'es'])(
  'in the demo network every filter of a language finds those who speak it: %s',
  (locale) => {
    const store = demoStore();
    const clock = () => new Date('2026-11-21T20:00:00Z');
    const service = openSearchService({ store, verticals, clock, log: () => undefined });
    const ask = (more: Record<string, string>) =>
      service.vertical(
        checked(verticalQuery, {
          ...{
            experienceKey: 'search',
            v: '20220511',
            locale,
            input: '',
            verticalKey: PROVIDERS,
            limit: '50',
          },
          ...more,
        }),
      );
    const facets = ask({ retrieveFacets: 'true' })['facets'] as { fieldId: string; options: Option[] }[];
    const options = facets.find(({ fieldId }) => fieldId === FIELD)?.options ?? [];
    expect(options.length).toBeGreaterThan(5);
    for (const { displayName, count, filter } of options) {
      const facetFilters = JSON.stringify({ [FIELD]: [filter] });
      const found: { data: Record<string, unknown> }[] = [];
      while (found.length < count)
        found.push(...(ask({ facetFilters, offset: String(found.length) })['results'] as typeof found));
      const silent = found.filter(({ data }) => {
        const entries = data['c_additionalLanguages'] as {
          language: { name: string }[];
          availability: string;
        }[];
        return !entries.some(
          ({ language, availability }) =>
            !SPOKEN_BY_OTHERS.includes(availability) && language.some(({ name }) => name === displayName),
        );
      });
      expect(silent.map(({ data }) => data['id'])).toEqual([]);
    }
    service.close();
    store.close();
  },
  120_000,
);
