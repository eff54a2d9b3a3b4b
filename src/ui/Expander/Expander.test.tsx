import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Expander } from './Expander.tsx';

it('[D-010] an expander toggles', async () => {
  const { container } = render(
    <Expander preview={<p>She grew up here.</p>} moreLabel="Read more" lessLabel="Read less">
      <p>She came back after training.</p>
    </Expander>,
  );
  const rest = screen.getByText('She came back after training.');
  expect(rest).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(rest).toBeVisible();
  expect(screen.getByText('She grew up here.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
  expect(rest).not.toBeVisible();
  await expectNoAxeViolations(container);
});

it('puts the whole in the place of a shortened text', async () => {
  render(
    <Expander mode="replace" preview="She grew…" moreLabel="Read more" lessLabel="Read less">
      She grew up here.
    </Expander>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('She grew…')).not.toBeVisible();
  expect(screen.getByText('She grew up here.')).toBeVisible();
});
