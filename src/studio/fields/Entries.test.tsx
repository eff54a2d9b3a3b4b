import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Entries } from './Entries.tsx';

const entry = (itemId: string, sortOrder: number) => ({ itemId, owner: 'u', holder: 'h', sortOrder });
const component = { uid: 'u', componentName: 'ImageGallery', dataSource: 'h', params: {} };
const of = { Caption: { kind: 'text' } };

function open(ids: string[], most = Infinity) {
  const acts = { add: jest.fn(), move: jest.fn(), remove: jest.fn() };
  const list = { name: 'Children', of, most };
  const entries = ids.map((id, at) => entry(id, at + 1));
  const { container } = render(
    <Entries {...{ component, list, entries, acts }}>{({ itemId }) => <p>Texts of {itemId}</p>}</Entries>,
  );
  return { acts, container, entries, user: userEvent.setup() };
}

it('shows each entry with its texts, moves and removes it', async () => {
  const { acts, container, entries, user } = open(['a', 'b']);
  const second = screen.getByRole('group', { name: '2 of 2' });
  expect(second).toHaveTextContent('Texts of b');
  expect(screen.getByRole('button', { name: 'Move entry 1 up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move entry 2 down' })).toBeDisabled();
  await user.click(within(second).getByRole('button', { name: 'Move entry 2 up' }));
  await user.click(within(second).getByRole('button', { name: 'Remove entry 2' }));
  expect(acts.move.mock.calls).toEqual([[entries[1], -1]]);
  expect(acts.remove.mock.calls).toEqual([[entries[1]]]);
  await expectNoAxeViolations(container);
});

it('adds an entry with the texts that are declared, as long as there is room', async () => {
  const { acts, user } = open([]);
  expect(screen.getByText('There are none yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(acts.add.mock.calls).toEqual([[component, of]]);
  open(['a'], 1);
  expect(screen.getAllByRole('button', { name: 'Add an entry' })).toHaveLength(1);
});
