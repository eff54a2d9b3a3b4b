import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { entriesOf } from '../catalogue.ts';
import { Entries } from './Entries.tsx';

const entry = (itemId: string, sortOrder: number) => ({ itemId, owner: 'u', holder: 'h', sortOrder });
const holder = { owner: 'u', itemId: 'h', componentName: 'ImageGallery', isShared: false };
const of = { Caption: { kind: 'text' } };

function open(ids: string[], most = Infinity) {
  const acts = { add: jest.fn(), move: jest.fn(), remove: jest.fn() };
  const list = { name: 'Children', of, most };
  const entries = ids.map((id, at) => entry(id, at + 1));
  const { container } = render(
    <Entries {...{ holder, list, entries, acts }} nameOf={() => ''}>
      {({ itemId }) => <p>Texts of {itemId}</p>}
    </Entries>,
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
  expect(acts.add.mock.calls).toEqual([[holder, of]]);
  open(['a'], 1);
  expect(screen.getAllByRole('button', { name: 'Add an entry' })).toHaveLength(1);
});

describe('entries of several levels', () => {
  const menu = entriesOf({ fields: { Children: { kind: 'menu', levels: 3 } } })!;
  const below = (itemId: string, holder: string) => ({ ...entry(itemId, 1), holder });
  const entries = [entry('care', 1), below('heart', 'care'), below('valves', 'heart'), entry('visit', 2)];
  const acts = { add: jest.fn(), move: jest.fn(), remove: jest.fn() };
  const view = (chosen?: string) => (
    <Entries {...{ holder, entries, acts, chosen }} list={menu} nameOf={({ itemId }) => itemId}>
      {({ itemId }) => <p>Texts of {itemId}</p>}
    </Entries>
  );

  it('stand behind their number, and are added below the entry they belong to', async () => {
    const { container } = render(view());
    const user = userEvent.setup();
    const care = screen.getByRole('group', { name: '1 of 2 · care' });
    expect(screen.queryByText('Texts of heart')).toBeNull();
    await user.click(within(care).getByText('1 entry below it'));
    const heart = within(care).getByRole('group', { name: '1 of 1 · heart' });
    await user.click(within(heart).getByText('1 entry below it'));
    expect(within(heart).getByText('Texts of valves')).toBeVisible();
    // Three levels are what the component draws.
    expect(within(heart).queryByText('0 entries below it')).toBeNull();
    await user.click(within(heart).getByRole('button', { name: 'Add an entry' }));
    expect(acts.add).toHaveBeenCalledWith(
      { ...holder, itemId: 'heart' },
      { NavigationTitle: { kind: 'text', required: true }, Link: { kind: 'link', isNamed: true } },
    );
    await user.click(within(heart).getByRole('button', { name: 'Remove entry 1: valves' }));
    expect(acts.remove).toHaveBeenCalledWith(entries[2]);
    await expectNoAxeViolations(container);
  });

  it('are open where a text of theirs is chosen on the page, and stay so', () => {
    const { rerender } = render(view());
    rerender(view('valves'));
    expect(screen.getByText('Texts of valves')).toBeVisible();
    rerender(view());
    expect(screen.getByText('Texts of valves')).toBeVisible();
  });
});
