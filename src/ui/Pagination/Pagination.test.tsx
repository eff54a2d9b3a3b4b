import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Pagination } from './Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

it('links to pages by address and marks the current one', async () => {
  const { container } = render(
    <Pagination page={2} pageCount={26} hrefFor={(page) => `?offset=${(page - 1) * 10}`} labels={labels} />,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2', current: 'page' })).toHaveAttribute('href', '?offset=10');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?offset=20');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?offset=0');
  await expectNoAxeViolations(container);
});

it('lets the parent answer instead of the browser', async () => {
  const navigate = jest.fn((_page: number, event: { preventDefault(): void }) => event.preventDefault());
  render(<Pagination page={1} pageCount={3} hrefFor={String} onNavigate={navigate} labels={labels} />);
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(navigate.mock.calls[0]?.[0]).toBe(3);
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
});

it('is nothing for one page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={String} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
