import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'own', label: 'Own', count: '128' },
  { value: 'affiliated', label: 'Affiliated', count: '…' },
];

it('is a named group of radio buttons with counts', async () => {
  const change = jest.fn();
  const { container } = render(
    <SegmentedControl label="Providers" options={options} defaultValue="own" onChange={change} />,
  );
  expect(screen.getByRole('group', { name: 'Providers' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Own 128' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Affiliated …' }));
  expect(screen.getByRole('radio', { name: 'Affiliated …' })).toBeChecked();
  expect(change).toHaveBeenCalledWith('affiliated');
  await expectNoAxeViolations(container);
});

it('stays where the parent holds it', async () => {
  render(<SegmentedControl label="Providers" options={options} value="own" onChange={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Affiliated …' }));
  expect(screen.getByRole('radio', { name: 'Own 128' })).toBeChecked();
});
