import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Checkbox } from './Checkbox.tsx';

it('reads label and count, answers a press', async () => {
  const change = jest.fn();
  const { container } = render(<Checkbox label="Family medicine" count="128" onChange={change} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Family medicine 128' }));
  expect(change).toHaveBeenCalledWith(true);
  await expectNoAxeViolations(container);
});

it('shows that some of its children are on', () => {
  render(<Checkbox label="Medicine" indeterminate checked={false} onChange={() => {}} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});
