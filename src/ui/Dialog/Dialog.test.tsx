import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Dialog } from './Dialog.tsx';

beforeAll(dialogInJsdom);

function Page({ variant }: { variant?: 'sheet' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filter results"
        closeLabel="Close"
        variant={variant}
        footer={<button type="button">Show 128 results</button>}
      >
        <input aria-label="Language" />
      </Dialog>
    </>
  );
}
const openIt = async () => {
  const view = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return view;
};

it('opens with its name, the focus on the title', async () => {
  await openIt();
  expect(screen.getByRole('dialog', { name: 'Filter results' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Filter results' })).toHaveFocus();
  await expectNoAxeViolations();
});

it('renders nothing inside while shut', () => {
  render(<Page variant="sheet" />);
  expect(screen.queryByLabelText('Language')).not.toBeInTheDocument();
});

it('keeps the focus inside, both ways', async () => {
  await openIt();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Show 128 results' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Language')).toHaveFocus();
});

it('closes by its button and gives the focus back', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

it('closes on Escape (the browser says "cancel")', async () => {
  await openIt();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a press outside, not on one inside', async () => {
  await openIt();
  await userEvent.click(screen.getByLabelText('Language'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
