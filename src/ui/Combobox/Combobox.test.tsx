import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const all: ComboboxOption[] = [
  { id: '1', label: 'Family medicine', group: 'Specialties', highlights: [{ offset: 0, length: 3 }] },
  { id: '2', label: 'Family planning', group: 'Specialties' },
  { id: '3', label: 'Amara Okafor', detail: 'Family medicine', group: 'Doctors' },
];

function Search(props: Partial<ComboboxProps<ComboboxOption>>) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Condition, specialty or name"
      value={value}
      onInput={setValue}
      options={value ? all : []}
      onSelect={(option) => setValue(option.label)}
      clearLabel="Clear"
      {...props}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: 'Condition, specialty or name' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

it('opens with suggestions in named groups and has no violations', async () => {
  const { container } = render(<Search />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeViolations(container);
  await userEvent.type(field(), 'fam');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Doctors' })).toHaveTextContent('Amara Okafor Family medicine');
  expect(screen.getByText('Fam')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('moves with the arrows and wraps at both ends, the focus staying in the field', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam{ArrowDown}');
  expect(active()).toBe('Family medicine');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Amara Okafor');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Family medicine');
});

it('takes the option on Enter and closes', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Family planning');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('takes the option on a press', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam');
  await userEvent.click(screen.getByRole('option', { name: /Amara/ }));
  expect(field()).toHaveValue('Amara Okafor');
});

it('Escape closes first and clears next', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('fam');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('Enter without an option submits what was typed', async () => {
  const submit = jest.fn();
  render(<Search onSubmit={submit} />);
  await userEvent.type(field(), 'knee pain{Enter}');
  expect(submit).toHaveBeenCalledWith('knee pain');
});

it('a space is a space', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fa m');
  expect(field()).toHaveValue('fa m');
});

it('closes when the focus leaves', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam');
  await userEvent.tab();
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('says that it loads, and that there is nothing', async () => {
  const { rerender, container } = render(
    <Search options={[]} loading loadingMessage="Searching" emptyMessage="No suggestions" />,
  );
  await userEvent.type(field(), 'zz');
  expect(screen.getAllByText('Searching')[0]).toBeVisible();
  rerender(<Search options={[]} emptyMessage="No suggestions" />);
  expect(screen.getAllByText('No suggestions')[0]).toBeVisible();
  await expectNoAxeViolations(container);
});

const news = {
  loadingMessage: 'Searching',
  emptyMessage: 'No suggestions',
  countMessage: '3 suggestions',
};
it.each<[string, Partial<ComboboxProps<ComboboxOption>>, string]>([
  ['options', {}, '3 suggestions'],
  ['older options while new ones load', { loading: true }, 'Searching'],
  ['none while they load', { options: [], loading: true }, 'Searching'],
  ['none', { options: [] }, 'No suggestions'],
  ['none, told in more than words', { options: [], emptyMessage: <b>None</b> }, '3 suggestions'],
])('reads out an open list with %s, and nothing once it is closed', async (_, props, said) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const heard = () => {
    act(() => void jest.advanceTimersByTime(1000));
    return screen.getByRole('status').textContent;
  };
  render(<Search {...news} {...props} />);
  expect(heard()).toBe('');
  await user.type(field(), 'fam');
  expect(heard()).toBe(said);
  await user.keyboard('{Escape}');
  expect(heard()).toBe('');
  jest.useRealTimers();
});

it('clears by its button and keeps the focus', async () => {
  render(<Search />);
  await userEvent.type(field(), 'fam');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('closes when Tab goes to its clear button, as one leaving without a choice', async () => {
  const onDismiss = jest.fn();
  render(<Search onDismiss={onDismiss} />);
  await userEvent.type(field(), 'fam');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onDismiss).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
