import type { ReactNode } from 'react';
import { SearchContext, useSearch } from '#src/components/search/common/useSearch.ts';
import { placed, renderSearch, screen, stubNetwork } from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchPrompt } from './SearchPrompt.tsx';

const standard = <SearchPrompt {...placed('SearchPrompt')} />;

function Universal({ query, prompt = standard }: { query: string; prompt?: ReactNode }) {
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

it('[Q-387] says it in the editor’s words when there are some', async () => {
  stubNetwork();
  const own = <SearchPrompt {...placed('SearchPrompt')} fields={{ Text: { value: 'Type a name.' } }} />;
  await renderSearch(<Universal query="" prompt={own} />);
  expect(screen.getByText('Type a name.')).toBeVisible();
  expect(screen.queryByText(/Start a search/)).not.toBeInTheDocument();
});

it('is gone once something is searched for, and in a search of one vertical', async () => {
  stubNetwork();
  const { unmount } = await renderSearch(<Universal query="flu" />);
  expect(screen.queryByText(/Start a search/)).not.toBeInTheDocument();
  unmount();
  await renderSearch(standard);
  expect(screen.queryByText(/Start a search/)).not.toBeInTheDocument();
});
