import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { RadioGroup } from './RadioGroup.tsx';

it('lets one be chosen under its legend', async () => {
  const change = jest.fn();
  const { container } = render(
    <RadioGroup
      legend="Star rating"
      onChange={change}
      defaultValue="4"
      options={[
        { value: '5', label: '5 stars' },
        { value: '4', label: '4 stars and up', count: '31' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Star rating' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '4 stars and up 31' })).toBeChecked();
  await userEvent.click(screen.getByText('5 stars'));
  expect(change).toHaveBeenCalledWith('5');
  expect(screen.getByRole('radio', { name: '4 stars and up 31' })).not.toBeChecked();
  await expectNoAxeViolations(container);
});
