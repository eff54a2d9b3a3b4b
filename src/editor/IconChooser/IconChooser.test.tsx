import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorToolsContext } from '#src/editor/saving/useField.ts';
import { editor as en } from '#src/i18n/en/editor.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { IconChooser } from './IconChooser.tsx';

dialogInJsdom();

const icon = (prefix: string, name: string) => ({ prefix, name, width: 512, height: 512, path: 'M0 0h9v9z' });
const ICONS = [icon('fas', 'heart'), icon('fas', 'heart-pulse'), icon('fab', 'red-river')];
const heart: PickedItem = {
  ...{ id: 'fas-heart', label: 'heart', type: 'icon', entityId: 'fas-heart' },
  ...{ prefix: 'fas', name: 'heart' },
};

function show(findIcons: (query: string) => Promise<typeof ICONS>, items: readonly PickedItem[] = []) {
  const changed = jest.fn();
  const closed = jest.fn();
  const tools = { saverOf: () => undefined as never, findIcons, canSave: true };
  const view = renderOnPage(
    <EditorToolsContext.Provider value={tools}>
      <IconChooser items={items} onChange={changed} onClose={closed} />
    </EditorToolsContext.Provider>,
    { mode: 'edit', dictionary: en },
  );
  return { ...view, changed, closed };
}

it('[S-212, S-317, E-006, E-055, E-056] asks the icon service, shows the icon, and adds it with prefix and name', async () => {
  const find = jest.fn(async () => ICONS);
  const { changed, closed, container } = show(find);
  await userEvent.type(screen.getByRole('searchbox'), 'heart');
  await waitFor(() => expect(find).toHaveBeenLastCalledWith('heart'));
  const grid = await screen.findByRole('group', { name: 'Icons' });
  expect(within(grid).getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(within(grid).getByRole('radio', { name: 'heart' }));
  expect(container.querySelector('.IconChooser-preview')).toHaveTextContent('Prefixfas');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  expect(changed).toHaveBeenCalledWith([heart]);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('Enter adds the icon the arrows stand on; brands are a pack of their own', async () => {
  const { changed } = show(async () => ICONS);
  await screen.findByRole('radio', { name: 'heart' });
  await userEvent.click(screen.getByRole('radio', { name: 'Brands' }));
  await userEvent.click(screen.getByRole('radio', { name: 'red-river' }));
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledWith([expect.objectContaining({ prefix: 'fab', name: 'red-river' })]);
});

it('[E-037, C-019, E-039] with one icon chosen there is no place for another', async () => {
  show(async () => ICONS, [heart]);
  await screen.findByRole('radio', { name: 'heart' });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it.each([
  ['[X-012] a bad query', 'bad query', 'Search for letters and numbers'],
  ['[X-013] a service that does not answer', 'no icons', 'The icon service did not answer'],
])('says so of %s', async (_, message, words) => {
  const { container } = show(() => Promise.reject(new Error(message)));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await expectNoAxeViolations(container);
});

it('says that no icon has that name', async () => {
  show(async () => []);
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
