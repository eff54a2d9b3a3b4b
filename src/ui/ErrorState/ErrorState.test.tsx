import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ErrorState } from './ErrorState.tsx';

it('says what happened and lets the visitor try again', async () => {
  const retry = jest.fn();
  const { container } = render(
    <ErrorState title="Results did not load." retryLabel="Try again" onRetry={retry} announce />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Results did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

it('works by a plain link where there are no scripts', () => {
  render(<ErrorState title="Results did not load." retryLabel="Try again" retryHref="/find-provider" />);
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/find-provider');
});
