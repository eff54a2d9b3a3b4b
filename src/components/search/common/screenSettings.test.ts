import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { SCREENS } from './screens.ts';
import { screenSettings } from './screenSettings.ts';

const settings = (params: Record<string, string>) =>
  screenSettings(SCREENS.ResearchSearch, { params }, pageFixture().config);

it('[S-150] keeps a screen of several verticals to the one its page is about', () => {
  expect(settings({ VerticalKey: 'research_study' }).verticals).toEqual(['research_study']);
  expect(settings({ VerticalKey: 'research_study' }).searchesAll).toBeUndefined();
});

it('has all of them without one, or with one that is not the screen’s', () => {
  for (const params of [{}, { VerticalKey: 'healthcare_facilities' }]) {
    expect(settings(params as Record<string, string>).verticals).toEqual(SCREENS.ResearchSearch.verticals);
    expect(settings(params as Record<string, string>).searchesAll).toBe(true);
  }
});

describe('results per page [Q-403, C-043]', () => {
  const limitOf = (own: string | undefined, list: string | undefined) =>
    screenSettings(
      SCREENS.ProviderSearch,
      {
        params: { ...(own && { Limit: own }) },
        placeholders: {
          'search-bar': [{ componentName: 'SearchBar', params: { Limit: '3' } }],
          'search-results': [
            {
              componentName: 'Container',
              placeholders: {
                in: [{ componentName: 'VerticalResults', params: { ...(list && { Limit: list }) } }],
              },
            },
          ],
        },
      },
      pageFixture().config,
    ).limit;
  it.each([
    ['the list’s own', '30', '10', 10],
    ['the screen’s, where the list names none', '30', undefined, 30],
    ['the screen’s, where the list’s is no number', '30', 'ten', 30],
    ['never more than the most there are', undefined, '900', 50],
    ['twenty without either', undefined, undefined, 20],
    ['twenty for nonsense', '0', '-4', 20],
  ])('are %s', (_, own, list, limit) => expect(limitOf(own, list)).toBe(limit));
});
