import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Dropdown } from './Dropdown.tsx';

const options = [
  { value: 'a', label: 'Alder Bay Hospital' },
  { value: 'b', label: 'Bluewater Hospital' },
  { value: 'c', label: 'Cedar Lane Hospital' },
];
function Choice({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Dropdown
        label="Hospital"
        placeholder="Choose a hospital"
        options={options}
        value={value}
        onChange={setValue}
      />
      <button type="button">Search</button>
    </>
  );
}
const field = () => screen.getByRole('combobox');
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

it('is named by its label and its value, open and shut', async () => {
  const { container } = render(<Choice />);
  expect(field()).toHaveAccessibleName('Hospital Choose a hospital');
  await expectNoAxeViolations(container);
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await expectNoAxeViolations(container);
});

it('[Q-067] arrows move', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Alder Bay Hospital');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Bluewater Hospital');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Alder Bay Hospital');
});

it('[Q-068] arrows wrap', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Cedar Lane Hospital');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Alder Bay Hospital');
});

it('[Q-069] Enter selects', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(field()).toHaveAccessibleName('Hospital Bluewater Hospital');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('[Q-070] Space selects', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(field()).toHaveAccessibleName('Hospital Cedar Lane Hospital');
});

it('[Q-071] Escape closes without choosing', async () => {
  render(<Choice start="a" />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAccessibleName('Hospital Alder Bay Hospital');
  expect(field()).toHaveFocus();
});

it('[Q-072] a click outside closes', async () => {
  render(<Choice />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('letters jump, a press chooses', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('b');
  expect(active()).toBe('Bluewater Hospital');
  await userEvent.click(screen.getByRole('option', { name: 'Cedar Lane Hospital' }));
  expect(field()).toHaveAccessibleName('Hospital Cedar Lane Hospital');
});
