import { readPageFields } from '#src/declaration/pageFields.ts';
import { found, onTopicPage, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedArticles } from './RelatedArticles.data.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

const one = {
  ...onTopicPage,
  name: 'RelatedArticles',
  Component: RelatedArticles,
  load: loadRelatedArticles,
  params: { Limit: '2' },
};

describe('RelatedArticles', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-044]', nothing: '[S-338]', editors: '[E-070, E-072, E-073]' },
    english: { heading: 'Related articles', more: { name: 'All articles', href: '/health/articles' } },
    spanish: {
      heading: 'Artículos relacionados',
      more: { name: 'Todos los artículos', href: '/es/health/articles' },
    },
    asksNothingOn: [{ page: {} }],
  });

  it('[Q-400, C-047, C-126, C-097, S-338, S-340] asks for three with the related-content experience, the context and its names', async () => {
    const { asked } = await askedBy(one);
    const named = (fieldId: string, value: string) => ({
      kind: 'fieldValue',
      fieldId,
      matcher: '$eq',
      value,
    });
    const onTopic = named('c_healthTopics.name', 'Heart health');
    const noAnswers = { ...named('builtin.entityType', 'ce_askAnExpert'), matcher: '!$eq' };
    const search = {
      experience: 'related-content',
      verticalKey: 'articles',
      limit: 3,
      contextEntityId: 'svc1',
    };
    const care = [named('c_services.name', 'Heart Care'), named('c_specialty.name', 'Cardiology')];
    expect(asked).toEqual([
      { ...search, staticFilters: [onTopic, { kind: 'disjunction', filters: care }, noAnswers] },
      { ...search, staticFilters: [onTopic, noAnswers] },
      {
        ...search,
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [...care, onTopic],
          },
          noAnswers,
        ],
      },
    ]);
  });

  it('[Q-404] the editor sets how many, within reason', async () => {
    const limits = ['5', '500', '0', 'many', ''].map(
      async (Limit) => (await askedBy(one, { Limit })).asked[0]?.limit,
    );
    expect(await Promise.all(limits)).toEqual([5, 50, 3, 3, 3]);
  });

  it('leaves the entity of the page out, whatever the service says', async () => {
    const { data } = await askedBy(one, {}, { world: { results: [found('svc1'), found('b')] } });
    expect(data?.results.map(({ id }) => id)).toEqual(['b']);
  });

  it('[S-339] a Spanish page asks by the English names', async () => {
    const pageFields = readPageFields(
      { Service: stored({ id: '100574', label: 'Cuidado del corazón' }) },
      'es',
    );
    const { asked } = await askedBy(one, {}, { page: { locale: 'es', pageFields } });
    expect(asked[0]?.staticFilters?.[0]).toEqual({
      ...{ kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
    });
  });

  it('lists answers to questions with the articles, but not on the page of a service, where they stand under their own heading', async () => {
    const leavesOut = async (fields: Record<string, unknown>) => {
      const { asked } = await askedBy(one, {}, { page: { pageFields: readPageFields(fields, 'en') } });
      expect(asked.length).toBeGreaterThan(0);
      return asked.every(({ staticFilters = [] }) =>
        staticFilters.some((filter) => filter.kind === 'fieldValue' && filter.value === 'ce_askAnExpert'),
      );
    };
    const topics = { HealthTopics: stored({ id: '12', label: 'Heart health' }) };
    expect(await leavesOut(topics)).toBe(false);
    expect(await leavesOut({ ...topics, Service: stored({ id: '100574', label: 'Heart Care' }) })).toBe(true);
  });
});
