import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Notice } from './Notice.tsx';

it('reads as one sentence and is announced only when it came later', async () => {
  const { container, rerender } = render(
    <Notice tone="urgent" title="Chest pain?">
      Call 911 now.
    </Notice>,
  );
  expect(container).toHaveTextContent('Chest pain? Call 911 now.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  rerender(<Notice role="alert">The map did not load.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('The map did not load.');
});
