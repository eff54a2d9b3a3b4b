import { openStore } from '#src/platform/store/openStore.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import { createLinkResolver } from './resolveLinks.ts';

const topic = (id: string, parent?: string, locale: 'en' | 'es' = 'en'): EntityInput => ({
  id,
  type: 'ce_healthTopic',
  locale,
  body: {
    name: `${id} ${locale}`,
    secret: 'not part of a link',
    ...(parent ? { c_parentHealthTopic: [{ $ref: parent }] } : {}),
  },
});

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

const expand = (body: Record<string, unknown>, locale: 'en' | 'es' = 'en') => {
  const resolver = createLinkResolver(store);
  return { result: resolver.expand({ id: 'root', locale, body }), resolver };
};

describe('createLinkResolver', () => {
  it('expands links to what travels with them', () => {
    store.entities.put([topic('a')]);
    const { result } = expand({ deep: [{ topics: [{ $ref: 'a' }] }] });
    expect(result).toEqual({
      deep: [
        {
          topics: [
            {
              id: 'a',
              uid: expect.any(Number),
              name: 'a en',
              meta: { entityType: { id: 'ce_healthTopic' } },
            },
          ],
        },
      ],
    });
  });

  it('expands at most three links deep and cuts cycles', () => {
    store.entities.put([
      topic('a', 'b'),
      topic('b', 'c'),
      topic('c', 'd'),
      topic('d', 'e'),
      topic('e'),
      topic('x', 'y'),
      topic('y', 'x'),
    ]);
    expect(JSON.stringify(expand({ link: { $ref: 'a' } }).result).match(/"id":"[a-e]"/g)).toEqual([
      '"id":"a"',
      '"id":"b"',
      '"id":"c"',
    ]);
    expect(JSON.stringify(expand({ link: { $ref: 'x' } }).result).match(/"id":"[xy]"/g)).toEqual([
      '"id":"x"',
      '"id":"y"',
    ]);
  });

  it('drops links that lead nowhere, and counts them', () => {
    const { result, resolver } = expand({ list: [{ $ref: 'gone' }], one: { $ref: 'gone' }, text: 'kept' });
    expect(result).toEqual({ list: [], text: 'kept' });
    expect(resolver.dangling).toBe(1);
  });

  it('takes the English profile where there is none in the language', () => {
    store.entities.put([topic('a'), topic('b'), topic('b', undefined, 'es')]);
    const { result } = expand({ list: [{ $ref: 'a' }, { $ref: 'b' }] }, 'es');
    expect(result['list']).toMatchObject([{ name: 'a en' }, { name: 'b es' }]);
  });

  it('names links in the language asked for in the stead of the record’s, and says which do so', () => {
    store.entities.put([topic('a'), topic('b'), topic('b', undefined, 'es')]);
    const body = { list: [{ $ref: 'a' }, { $ref: 'b' }] };
    const resolver = createLinkResolver(store);
    const inSpanish = resolver.expand({ id: 'root', locale: 'en', body }, 'es')['list'] as object[];
    expect(inSpanish).toMatchObject([{ name: 'a en' }, { name: 'b es', locale: 'es' }]);
    expect(inSpanish[0]).not.toHaveProperty('locale');
    const own = resolver.expand({ id: 'root', locale: 'es', body })['list'] as object[];
    expect(own[1]).not.toHaveProperty('locale');
  });

  it('lets large fields travel only below the member that shows them', () => {
    store.entities.put([
      { id: 'plan', type: 'ce_healthPlan', locale: 'en', body: { name: 'Plan' } },
      {
        id: 'aff',
        type: 'ce_affiliate',
        locale: 'en',
        body: { name: 'Group', c_affiliateHealthPlans: [{ $ref: 'plan' }] },
      },
    ]);
    const { result, resolver } = expand({
      c_affiliate: [{ $ref: 'aff' }],
      c_healthcareProfessionalHealthPlanAffiliate: [{ $ref: 'aff' }],
    });
    expect(result['c_affiliate']).toEqual([
      expect.not.objectContaining({ c_affiliateHealthPlans: expect.anything() }),
    ]);
    expect(result['c_healthcareProfessionalHealthPlanAffiliate']).toMatchObject([
      { name: 'Group', c_affiliateHealthPlans: [{ name: 'Plan' }] },
    ]);
    expect(resolver.peek('aff', 'en')).toMatchObject({ c_affiliateHealthPlans: [{ $ref: 'plan' }] });
  });

  it('forgets when told', () => {
    store.entities.put([topic('a')]);
    const resolver = createLinkResolver(store);
    const name = () =>
      (
        resolver.expand({ id: 'root', locale: 'en', body: { link: { $ref: 'a' } } })['link'] as {
          name: string;
        }
      ).name;
    expect(name()).toBe('a en');
    store.entities.put([{ ...topic('a'), body: { name: 'changed' } }]);
    resolver.forget(['a']);
    expect(name()).toBe('changed');
  });
});
