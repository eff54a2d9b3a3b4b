import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Meter } from './Meter.tsx';

it('says and draws its value, within its ends', async () => {
  const { container, rerender } = render(<Meter label="Listens" value={4.5} max={5} valueText="4.5" />);
  expect(screen.getByRole('meter', { name: 'Listens' })).toHaveAttribute('aria-valuetext', '4.5');
  expect(container.querySelector('.Meter-fill')).toHaveAttribute('width', '90%');
  await expectNoAxeViolations(container);
  rerender(<Meter label="Listens" value={9} max={5} valueText="9" />);
  expect(container.querySelector('.Meter-fill')).toHaveAttribute('width', '100%');
});
