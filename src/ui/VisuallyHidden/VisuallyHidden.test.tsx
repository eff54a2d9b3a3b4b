import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('gives a name that is not drawn', async () => {
  const { container } = render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByText('Close')).toHaveClass('visually-hidden');
  await expectNoAxeViolations(container);
});
