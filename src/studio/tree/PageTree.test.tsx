import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { StudioApi, TreePage } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { PageTree } from './PageTree.tsx';

const page = (path: string, name: string): TreePage => ({
  ...{ id: `id ${path}`, name, path, state: 'published', template: 'Page' },
});

async function open(rights = ['structure', 'publish']) {
  const api = { pages: () => Promise.resolve([page('/', 'Home'), page('/about', 'About')]) };
  const chosen = jest.fn();
  const opened = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={api as unknown as StudioApi}>
        <PageTree
          site={{ name: 'main', homeId: 'id /', zone: 'America/Los_Angeles' }}
          language="en"
          openId="id /"
          onOpen={opened}
          rights={rights}
          onAct={(kind, { name }) => chosen(kind, name)}
        />
      </ApiContext>
    </SWRConfig>,
  );
  const row = await screen.findByRole('row', { name: 'About' });
  return { row, chosen, opened, user: userEvent.setup() };
}

it('arrows go through the pages, Enter opens the one they are on', async () => {
  const { row, opened, user } = await open();
  act(() => screen.getByRole('row', { name: 'Home' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(row).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledWith('id /about');
});

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());

it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  'opens the menu of a row by %s and gives the focus back',
  async (keys) => {
    const { row, chosen, user } = await open();
    act(() => row.focus());
    await user.keyboard(keys);
    expect(screen.getByRole('menuitem', { name: 'New page below…' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(row).toHaveFocus());
    await user.keyboard(keys);
    await user.keyboard('mov{Enter}');
    expect(chosen).toHaveBeenCalledWith('move', 'About');
  },
);

it('opens it by the button of the row and by the right mouse button', async () => {
  const { row, user } = await open();
  await user.click(screen.getByRole('button', { name: 'What to do with About' }));
  expect(items()).toEqual([
    ...['New page below…', 'Duplicate…', 'Rename…', 'Move…', 'Take off the site…', 'Delete…'],
  ]);
  await user.keyboard('{Escape}');
  await user.pointer({ target: row, keys: '[MouseRight]' });
  expect(screen.getByRole('menu', { name: 'What to do with About' })).toBeInTheDocument();
});

it('offers nothing that the person may do nowhere', async () => {
  const { row, user } = await open(['read']);
  act(() => row.focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  for (const item of screen.getAllByRole('menuitem')) expect(item).toHaveAttribute('aria-disabled', 'true');
});
