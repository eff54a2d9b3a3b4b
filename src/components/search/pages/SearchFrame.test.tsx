import userEvent from '@testing-library/user-event';
import { renderScreen, screenProps } from '#src/components/search/testing/screenHarness.tsx';
import {
  dictionary,
  screen,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { search as searchEs } from '#src/i18n/es/search.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderSearch } from './ProviderSearch/ProviderSearch.tsx';

/** The screen at work, with or without filters beside its results. */
async function draw(hasFilters: boolean, page = {}) {
  stubNetwork(() => ({ count: 3, results: someResults(3) }));
  const { rendering, ...props } = screenProps('ProviderSearch');
  const placeholders = {
    ...rendering.placeholders,
    ...(hasFilters && { 'search-facets': [{ componentName: 'FacetsPanel' }] }),
  };
  return renderScreen(ProviderSearch, { ...props, rendering: { ...rendering, placeholders } }, { page });
}

it.each([
  ['en', 'Skip filters, go to the results', 'Results', {}],
  ['es', 'Saltar los filtros e ir a los resultados', 'Resultados', searchEs],
] as const)(
  'leads by keyboard past all filters to the results: %s',
  async (locale, words, title, strings) => {
    const { container } = await draw(true, { locale, dictionary: { ...dictionary, ...strings } });
    const skip = screen.getByRole('link', { name: words });
    // The first stop among the filters.
    expect(container.querySelector('.SearchFrame-side :is(a, button, input)')).toBe(skip);
    const results = screen.getByRole('region', { name: title });
    expect(skip).toHaveAttribute('href', `#${results.id}`);
    const before = window.location.href;
    skip.focus();
    await userEvent.keyboard('{Enter}');
    expect(results).toHaveFocus();
    expect(window.location.href).toBe(before);
    await expectNoAxeViolations(container);
  },
);

it('has nothing to skip without filters', async () => {
  const { container } = await draw(false);
  expect(container.querySelector('.skip-link')).toBeNull();
});
