import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ResultsPagination } from './ResultsPagination.tsx';

const pages = <ResultsPagination {...placed('ResultsPagination')} />;

it('[Q-007, Q-256] each page is a real link; pressing one changes the offset without a reload', async () => {
  const network = stubNetwork(() => ({ count: 128, results: someResults(20) }));
  const { container } = await renderSearch(pages);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/find-location?verticalKey=healthcare_facilities&offset=20',
  );
  await expectNoAxeViolations(container);
  screen.getByRole('link', { name: 'Page 7' }).focus();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(inAddress('offset')).toBe('120');
  expect(network.searches.at(-1)?.get('offset')).toBe('120');
  expect(screen.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
});

it('links keep the language of the page', async () => {
  stubNetwork(() => ({ count: 30, results: someResults(20) }));
  await renderSearch(pages, { page: { locale: 'es' } });
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toMatch(/^\/es\/find-location\?/);
});

it('is hidden for one page', async () => {
  stubNetwork(() => ({ count: 20, results: someResults(20) }));
  await renderSearch(pages);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('offers no page the service cannot give', async () => {
  stubNetwork(() => ({ count: 50_000, results: someResults(20) }));
  await renderSearch(pages);
  expect(screen.getByRole('link', { name: 'Page 499' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Page 2500' })).not.toBeInTheDocument();
});
