import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Dropdown } from '#src/ui/Dropdown/Dropdown.tsx';
import { focusPressed } from './focusPressed.ts';

let end: () => void;
beforeAll(dialogInJsdom);
beforeEach(() => {
  end = focusPressed(document);
});
afterEach(() => end());

/** A press as in Safari, which gives a button no focus. */
async function press(button: HTMLElement) {
  const keep = (event: Event) => event.preventDefault();
  button.addEventListener('mousedown', keep);
  await userEvent.click(button);
  button.removeEventListener('mousedown', keep);
}

function Booking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>
        <b>Book</b>
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Book" closeLabel="Close">
        Times
      </Dialog>
    </>
  );
}

it('a dialog gives the focus back to the button that opened it', async () => {
  render(<Booking />);
  await press(screen.getByText('Book'));
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});

it('a pressed dropdown hears keys and a press outside', async () => {
  render(
    <Dropdown
      label="Fruit"
      options={[
        { value: 'a', label: 'Apple' },
        { value: 'b', label: 'Banana' },
      ]}
      placeholder="Choose"
      value="a"
      onChange={() => undefined}
    />,
  );
  const field = screen.getByRole('combobox');
  await press(field);
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'Banana',
  );
  await userEvent.click(document.body);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('a text field keeps the focus when a button beside it is made to leave it', async () => {
  render(
    <>
      <input />
      <button>Clear</button>
    </>,
  );
  screen.getByRole('textbox').focus();
  await press(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('ends', async () => {
  end();
  render(<button>Book</button>);
  await press(screen.getByRole('button'));
  expect(document.body).toHaveFocus();
});
