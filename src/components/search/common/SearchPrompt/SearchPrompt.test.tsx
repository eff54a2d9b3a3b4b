import { SearchContext, useSearch } from '#src/components/search/common/useSearch.ts';
import { placed, renderSearch, screen, stubNetwork } from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchPrompt } from './SearchPrompt.tsx';

const prompt = <SearchPrompt {...placed('SearchPrompt')} />;

function Universal({ query }: { query: string }) {
  const search = useSearch();
  if (!search) return null;
  const { verticalKey: _, ...state } = search.state;
  return (
    <SearchContext.Provider value={{ ...search, state: { ...state, query } }}>
      {prompt}
    </SearchContext.Provider>
  );
}

it('[Q-387] says how to begin in a search over everything', async () => {
  stubNetwork();
  const { container } = await renderSearch(<Universal query="" />);
  expect(
    screen.getByText('Start a search using a keyword above or browse content using the tabs.'),
  ).toBeVisible();
  await expectNoAxeViolations(container);
});

it('is gone once something is searched for, and in a search of one vertical', async () => {
  stubNetwork();
  const { unmount } = await renderSearch(<Universal query="flu" />);
  expect(screen.queryByText(/Start a search/)).not.toBeInTheDocument();
  unmount();
  await renderSearch(prompt);
  expect(screen.queryByText(/Start a search/)).not.toBeInTheDocument();
});
