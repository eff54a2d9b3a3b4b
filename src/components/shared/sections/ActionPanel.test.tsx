import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ActionPanel } from './ActionPanel.tsx';

it('is a region named by its heading, at its anchor', async () => {
  const { container } = render(
    <ActionPanel id="enroll" title="How to take part">
      <p>Write to us.</p>
    </ActionPanel>,
  );
  const region = screen.getByRole('region', { name: 'How to take part' });
  expect(region).toHaveTextContent('Write to us.');
  expect(region).not.toHaveAttribute('data-print');
  expect(container.querySelector('#enroll')).toContainElement(region);
  await expectNoAxeViolations(container);
});

it('stays off paper where it is only to be pressed', () => {
  render(
    <ActionPanel title="Apply" isPrinted={false}>
      <a href="/apply">Apply Now</a>
    </ActionPanel>,
  );
  expect(screen.getByRole('region', { name: 'Apply' })).toHaveAttribute('data-print', 'hide');
});
