import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'appointment', label: 'Do I need an appointment?', content: 'No.' },
  { id: 'plans', label: 'Which plans do you take?', content: 'Most.' },
  { id: 'child', label: 'Can I bring my child?', content: 'Yes.' },
];
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

afterEach(() => {
  window.location.hash = '';
});

it('[S-112] shows each item with its label', async () => {
  const { container } = render(<Accordion items={items} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    items.map((item) => item.label),
  );
  await expectNoAxeViolations(container);
});

it('[S-113] opens the item that matches the hash of the address, on arrival and later', () => {
  window.location.hash = '#plans';
  render(<Accordion items={items} />);
  expect(open()).toEqual(['Which plans do you take?']);
  expect(screen.getByText('Most.')).toBeVisible();
  act(() => {
    window.location.hash = '#child';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('Yes.')).toBeVisible();
});

it('[D-010] opens several at once and closes each by itself', async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByRole('button', { name: /appointment/ }));
  await userEvent.click(screen.getByRole('button', { name: /child/ }));
  expect(open()).toEqual(['Do I need an appointment?', 'Can I bring my child?']);
  await userEvent.click(screen.getByRole('button', { name: /appointment/ }));
  expect(open()).toEqual(['Can I bring my child?']);
});

it('opens one at a time when asked', async () => {
  render(<Accordion single items={items.map((item) => ({ ...item, defaultOpen: true }))} />);
  expect(open()).toEqual(['Do I need an appointment?']);
  await userEvent.click(screen.getByRole('button', { name: /child/ }));
  expect(open()).toEqual(['Can I bring my child?']);
});
