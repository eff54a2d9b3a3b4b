import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchField } from './SearchField.tsx';

it('is emptied by its button, which then goes away', async () => {
  const change = jest.fn();
  const { container } = render(
    <SearchField label="Search" labelHidden clearLabel="Clear" defaultValue="knee" onChange={change} />,
  );
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(change).toHaveBeenCalledWith('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is sent with its form', () => {
  render(
    <form aria-label="Search">
      <SearchField label="Search" name="q" defaultValue="flu shot" />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('q')).toBe('flu shot');
});
