import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { LinkGrid } from './LinkGrid.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ label, path: `/x/${label.toLowerCase()}` }));
const many = (letter: string, count: number) =>
  named(...Array.from({ length: count }, (_, at) => `${letter}${String(at).padStart(2, '0')}`));
const draw = (links: ReturnType<typeof named>, page: Partial<PageProps> = {}, headline = '') =>
  renderOnPage(<LinkGrid name="TestGrid" headline={{ value: headline }} links={links} />, {
    dictionary: linkgrid,
    ...page,
  });
const group = (letter: string) => screen.getByRole('region', { name: letter });

it('[Q-083] groups links by first letter, accents folded, digits under #', async () => {
  const { container } = draw(named('Érica', 'Benicia', 'Elk Grove', '3rd Street', 'Auburn'), {}, 'Cities');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A',
    'B',
    'E',
    '#',
  ]);
  expect(
    within(group('E'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elk Grove', 'Érica']);
  await expectNoAxeViolations(container);
});

it('[Q-084, C-067] nine links have no toggle; of ten the tenth waits behind Show More, and Show Less hides it again', async () => {
  const { container } = draw([...many('A', 9), ...many('B', 10)]);
  expect(group('A').querySelector('details')).toBeNull();
  const details = group('B').querySelector('details');
  expect(details).not.toHaveAttribute('open');
  // All links are in the markup, whatever is in view.
  expect(group('B').querySelectorAll('a')).toHaveLength(10);
  expect(within(details as HTMLElement).getByText('B09')).not.toBeVisible();
  expect(within(group('B')).getByText('B08')).toBeVisible();
  await userEvent.click(within(details as HTMLElement).getByText('Show More'));
  expect(within(details as HTMLElement).getByText('B09')).toBeVisible();
  expect(within(details as HTMLElement).getByText('Show Less')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await userEvent.click(within(details as HTMLElement).getByText('Show Less'));
  expect(within(details as HTMLElement).getByText('B09')).not.toBeVisible();
});

it('offers the letters when there are some to jump over', () => {
  const { unmount } = draw(named('A', 'B', 'C', 'D'));
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  draw(named('A', 'B', 'C', 'D', '#1'));
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a letter' })).getAllByRole('link');
  for (const jump of jumps) {
    const target = document.getElementById(jump.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(jump.textContent ?? '');
  }
});

it('keeps the language of the page', () => {
  draw(named('Napa'), { locale: 'es' });
  expect(screen.getByRole('link', { name: 'Napa' })).toHaveAttribute('href', '/es/x/napa');
});

it('shows visitors nothing without links, and editors a note', () => {
  const { container, unmount } = draw([]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  draw([], { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('TestGrid');
});
