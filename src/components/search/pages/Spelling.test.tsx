import userEvent from '@testing-library/user-event';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import { type Search, type ServerSearch, useSearch } from '#src/components/search/common/useSearch.ts';
import {
  dictionary,
  inAddress,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { EMPTY_SEARCH_STATE } from '#src/domain/search/searchState.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { renderToString } from 'react-dom/server';
import { Spelling } from './Spelling.tsx';

function Shown() {
  return <Spelling search={useSearch() as Search} />;
}

const corrects = () =>
  stubNetwork((query) =>
    query.get('skipSpellCheck') === 'true'
      ? { results: [] }
      : { results: someResults(2), corrected: 'cardiology' },
  );

it('says what the words were taken for, and searches for what was typed instead', async () => {
  const network = corrects();
  const { container } = await renderSearch(<Shown />, {
    address: '/find-location?query=%22cardiolgy%22&offset=20',
  });
  expect(container).toHaveTextContent('Showing results for cardiology. Search instead for cardiolgy');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'cardiolgy' }));
  await settle();
  const last = network.searches.at(-1);
  expect([last?.get('input'), last?.get('skipSpellCheck'), last?.get('offset')]).toEqual([
    'cardiolgy',
    'true',
    '0',
  ]);
  expect([inAddress('query'), inAddress('skipSpellCheck')]).toEqual(['cardiolgy', 'true']);
  expect(container).toBeEmptyDOMElement();
});

it('is a link that works without scripts', () => {
  const served: ServerSearch = {
    asked: '',
    cardTypes: [],
    crisisLines: [],
    state: { ...EMPTY_SEARCH_STATE, verticalKey: 'healthcare_facilities', query: 'cardiolgy' },
    found: {
      answer: {
        ...{ count: 1, offset: 0, results: [], facets: [] },
        spelling: { corrected: 'cardiology', isApplied: true },
      },
    },
  };
  const html = renderToString(
    <OnPage page={pageFixture({ path: '/find-location', dictionary })}>
      <SearchProvider
        screen={{ verticals: ['healthcare_facilities'], experienceKey: 'search', limit: 20 }}
        served={served}
      >
        <Shown />
      </SearchProvider>
    </OnPage>,
  );
  expect(html).toContain(
    'href="/find-location?verticalKey=healthcare_facilities&amp;query=%22cardiolgy%22&amp;skipSpellCheck=true"',
  );
});
