import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { EmptyState } from './EmptyState.tsx';

it('says what is missing and what to try', async () => {
  const { container } = render(
    <EmptyState title="No doctors match" headingLevel={3} actions={<button type="button">Clear All</button>}>
      <p>Search a wider area.</p>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No doctors match' })).toBeVisible();
  expect(screen.getByText('Search a wider area.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeVisible();
  await expectNoAxeViolations(container);
});
