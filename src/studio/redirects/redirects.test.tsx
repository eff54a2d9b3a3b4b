import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { RedirectAnswer, RedirectImport, RedirectView } from '../api/redirectCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { refusedFile } from './ImportDialog.tsx';
import { RedirectsScreen } from './RedirectsScreen.tsx';

const row = (from: string, target: string, more: Partial<RedirectView> = {}): RedirectView => ({
  ...{ pattern: from, from, target, locale: '', isPattern: false, how: 'permanent', keepsQuery: true },
  ...{ made: null, end: 'page' },
  ...more,
});
const rows = [
  row('/old', '/new', { made: { how: 'move', at: '2026-11-20T10:00:00Z', by: null } }),
  row('/lost', '/nothing', { end: 'nothing', how: 'temporary' }),
];
const session = {
  person: { id: 'p0', name: 'Ada' },
  rights: ['read'],
  sites: [{ name: 'main', homeId: 'home' }],
} as unknown as Session;
const trial: RedirectImport = {
  lines: [
    { line: 2, from: '/a', to: '/b', outcome: 'added', leadsTo: '/c' },
    { line: 3, from: '/x, y', to: '/z', outcome: 'refused', why: 'from', about: '/x, y' },
  ],
  counts: { added: 1, replaced: 0, same: 0, refused: 1 },
};

/** The screen over a platform that answers as it is told to. */
async function opened(answer: RedirectAnswer = { kind: 'done', target: '/new' }, mayChange = true) {
  const api = {
    redirects: jest.fn(async () => ({ redirects: rows, mayChange })),
    redirectWay: jest.fn(async () => [
      { language: '', steps: ['/old', '/new'], isPermanent: true, end: 'page' as const },
    ]),
    putRedirect: jest.fn(async () => answer),
    removeRedirect: jest.fn(async () => answer),
    importRedirects: jest.fn(async () => trial),
  };
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ApiContext value={api as unknown as StudioApi}>
        <Toasts>
          <RedirectsScreen session={session} onSignOut={() => undefined} />
        </Toasts>
      </ApiContext>
    </SWRConfig>,
  );
  expect(await screen.findByText('2 redirects')).toBeInTheDocument();
  return { api, container, user: userEvent.setup() };
}
const press = (name: string) => screen.getByRole('button', { name });

it('shows what leads where and how it came about, and finds what leads to nothing', async () => {
  const { container, user } = await opened();
  await expectNoAxeViolations(container);
  expect(screen.getByText(/when a page moved/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Which redirects'), 'nothing');
  expect(screen.getByText('1 redirect')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /\/lost/ })).getByText('No page there')).toBeInTheDocument();
});

it('adds one by keyboard, and says in words why one is refused, at the field it is about', async () => {
  const { api, user } = await opened({ kind: 'refused', why: 'circle', about: '/a → /b → /a' });
  act(() => press('Add a redirect').focus());
  await user.keyboard('{Enter}');
  await user.keyboard('/a{Tab}/b');
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Enter}');
  expect(api.putRedirect).toHaveBeenCalledWith(
    'main',
    { from: '/a', to: '/b', isPermanent: true, keepsQuery: true, locale: '' },
    undefined,
  );
  expect(await screen.findByLabelText('Leads to')).toHaveAccessibleDescription(
    /round in a circle: \/a → \/b → \/a/,
  );
});

it('says that a way was shortened', async () => {
  const { user } = await opened({ kind: 'done', target: '/c', ledOn: 0 });
  await user.click(press('Change: /old'));
  await user.click(press('Save'));
  expect(await screen.findByText('/old leads straight to /c, the end of the way.')).toBeInTheDocument();
});

it('removes one with a way back', async () => {
  const { api, user } = await opened();
  await user.click(press('Remove: /old'));
  expect(await screen.findByText('/old no longer leads on.')).toBeInTheDocument();
  await user.click(press('Undo'));
  expect(api.putRedirect).toHaveBeenCalledWith('main', expect.objectContaining({ from: '/old', to: '/new' }));
});

it('follows an address', async () => {
  const { api, user } = await opened();
  const way = within(screen.getByRole('region', { name: 'Where does an address lead?' }));
  await user.type(way.getByLabelText('Address'), '/old{Enter}');
  expect(api.redirectWay).toHaveBeenCalledWith('main', '/old');
  expect(await way.findByText('A page is there.')).toBeInTheDocument();
});

it('tells of a file what would become of each line before any is taken, and gives refused ones back', async () => {
  const { api, user } = await opened();
  await user.click(press('Import a file…'));
  const file = new File(['from,to\n/a,/b\n"/x, y",/z'], 'old.csv', { type: 'text/csv' });
  file.text ??= async () => 'from,to';
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByText('1 new · 1 refused')).toBeInTheDocument();
  await expectNoAxeViolations(document.body);
  expect(screen.getByText(/“\/x, y” is no address of this site/)).toBeInTheDocument();
  expect(api.importRedirects).toHaveBeenCalledTimes(1);
  await user.click(press('Import 1 line'));
  expect(api.importRedirects).toHaveBeenLastCalledWith('main', expect.any(String), false);
  expect(refusedFile(trial.lines)).toBe('from,to,why\n"/x, y",/z,"from /x, y"');
});

it('offers nothing to whoever may only look', async () => {
  await opened(undefined, false);
  expect(screen.queryByRole('button', { name: /Add a redirect|Remove|Change/ })).toBeNull();
});
