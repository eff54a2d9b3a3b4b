import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Switch } from './Switch.tsx';

it('turns on and off, by press and by Space, and says so', async () => {
  const change = jest.fn();
  const { container } = render(<Switch label="Open Now" onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Open Now' });
  await userEvent.click(control);
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  expect(change.mock.calls).toEqual([[true], [false]]);
  await expectNoAxeViolations(container);
});

it('is sent with its form before scripts run', () => {
  render(
    <form aria-label="Filters">
      <Switch label="Open Now" name="open" value="now" defaultChecked />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('open')).toBe('now');
});
