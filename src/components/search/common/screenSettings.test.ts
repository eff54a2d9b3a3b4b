import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { SCREENS } from './screens.ts';
import { screenSettings } from './screenSettings.ts';

const settings = (params: Record<string, string>) =>
  screenSettings(SCREENS.ResearchSearch, params, pageFixture().config);

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
