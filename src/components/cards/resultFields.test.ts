import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { NO_PAGE, resultPath } from './resultFields.ts';

const result = (id: string, entityType: string, data: Record<string, unknown>) =>
  ({ id, entityType, data }) as unknown as SearchResult;

it.each<[string, SearchResult, string]>([
  [
    '[Q-085] below the prefix of its type',
    result('pub1', 'ce_researchPublication', { name: 'A', slug: 'a' }),
    '/research/publications/a-pub1',
  ],
  [
    'a hospital below that of hospitals, as its own address says',
    result('aff1', 'ce_affiliate', { name: 'A', slug: 'a', landingPageUrl: '/health-plan/hospital/a-aff1' }),
    '/health-plan/hospital/a-aff1',
  ],
  [
    'a plan below its payor',
    result('plan1', 'ce_healthPlan', { slug: 'p', landingPageUrl: '/health-plan/plan/x-payor1/p-plan1' }),
    '/health-plan/plan/x-payor1/p-plan1',
  ],
  [
    'an address of something else is not its page',
    result('aff1', 'ce_affiliate', { slug: 'a', landingPageUrl: 'https://elsewhere.example/a-aff1' }),
    '/health-plan/med-group/a-aff1',
  ],
  ['[Q-086] none', result('x1', 'ce_award', { name: 'A' }), NO_PAGE],
])('the page of a result: %s', (_, found, path) => {
  expect(resultPath(found)).toBe(path);
});
