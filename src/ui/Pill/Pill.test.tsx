import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Pill } from './Pill.tsx';

it('says what pressing does and does it', async () => {
  const remove = jest.fn();
  const { container } = render(
    <Pill label="Within 25 miles" removeLabel="Remove filter" onRemove={remove} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Within 25 miles' }));
  expect(remove).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

it('is a link when it has the address without the filter', () => {
  render(<Pill label="Spanish" removeLabel="Remove filter" href="/find-provider" />);
  expect(screen.getByRole('link', { name: 'Remove filter Spanish' })).toHaveAttribute(
    'href',
    '/find-provider',
  );
});
