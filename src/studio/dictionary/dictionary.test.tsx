import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { Dictionary, PhraseRow } from '../api/dictionaryCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { OutboxContext } from '../app/OutboxContext.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { tabShelf } from '../outbox/deviceShelf.ts';
import type { Save, SaveAnswer } from '../outbox/Outbox.ts';
import { DictionaryScreen } from './DictionaryScreen.tsx';
import { filterPhrases, lostParameters } from './phrases.ts';

const text = (base: string, now = base, live = now) => ({ base, live, now, by: null, at: null });
const rows = (): PhraseRow[] => [
  { key: 'shell.home', en: text('{name} home'), es: text('Inicio de {name}') },
  { key: 'shell.menu', en: text('Menu', 'All pages', 'Menu'), es: text('Menú') },
  { key: 'hours.open', en: text('Open'), es: text('') },
];
const session = {
  person: { id: 'p0', name: 'Ada' },
  rights: ['read'],
  sites: [{ name: 'main', homeId: 'home' }],
} as unknown as Session;

// Put in by the build; of a component the screen reads its title and the phrases it says.
const CATALOGUE_URL = '/catalogue.json';
Object.assign(globalThis, { CATALOGUE_URL });
// The outbox keeps copies; this environment cannot make them by itself.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const catalogue = {
  components: { InteriorHero: { title: 'Interior hero', fields: {}, strings: ['hours'] } },
  page: { areas: {}, fields: {} },
};

describe('filterPhrases', () => {
  const keys = (words: string, filter: 'all' | 'missing' | 'changed' | 'waiting' = 'all') =>
    filterPhrases(rows(), words, filter).map(({ key }) => key);

  it.each([
    ['', 'all', ['shell.home', 'shell.menu', 'hours.open']],
    ['menu', 'all', ['shell.menu']],
    ['HOME shell', 'all', ['shell.home']],
    ['', 'missing', ['hours.open']],
    ['', 'changed', ['shell.menu']],
    ['', 'waiting', ['shell.menu']],
    ['home', 'missing', []],
  ] as const)('finds %j among %s', (words, filter, expected) => {
    expect(keys(words, filter)).toEqual(expected);
  });

  it('wants every parameter kept, but not of a text that is taken away', () => {
    const [home] = rows();
    expect(lostParameters(home!, 'es', 'Inicio')).toEqual(['{name}']);
    expect(lostParameters(home!, 'es', 'A {name}')).toEqual([]);
    expect(lostParameters(home!, 'es', ' ')).toEqual([]);
  });
});

/** The screen over a platform that answers saves as it is told to. */
async function opened(
  answer: SaveAnswer = { kind: 'saved', revision: '', version: 1 },
  rights = ['en', 'es'],
) {
  const list: Dictionary = { phrases: rows(), mayWrite: rights as never, mayPublish: rights as never };
  const send = jest.fn(async ({ language, fields }: Save) => {
    for (const { name, value } of answer.kind === 'saved' ? fields : [])
      list.phrases = list.phrases.map((row) =>
        row.key === name ? { ...row, [language]: { ...row[language], now: value } } : row,
      );
    return answer;
  });
  const api = {
    dictionary: jest.fn(async () => ({ ...list })),
    publishPhrases: jest.fn(async () => undefined),
  };
  const outbox = await createOutbox({ shelf: await tabShelf(), send, quietMs: 1 });
  const { container } = render(
    <SWRConfig
      value={{ provider: () => new Map(), dedupingInterval: 0, fallback: { [CATALOGUE_URL]: catalogue } }}
    >
      <ApiContext value={api as unknown as StudioApi}>
        <OutboxContext value={outbox}>
          <DictionaryScreen session={session} onSignOut={() => undefined} />
        </OutboxContext>
      </ApiContext>
    </SWRConfig>,
  );
  expect(await screen.findByText('3 phrases')).toBeInTheDocument();
  return { api, send, container, user: userEvent.setup() };
}
const cell = (name: RegExp) => screen.findByRole('button', { name });

it('shows both languages beside each other, and is written where it stands, by keyboard', async () => {
  const { container, send, user } = await opened();
  await expectNoAxeViolations(container);
  const missing = await cell(/^Spanish, hours.open/);
  act(() => missing.focus());
  await user.keyboard('{Enter}');
  await expectNoAxeViolations(container);
  expect(screen.getByLabelText('Spanish')).toHaveFocus();
  await user.keyboard('Abierto');
  await user.keyboard('{Escape}');
  expect(await cell(/^Spanish, hours.open: Abierto/)).toBeInTheDocument();
  await screen.findByText(/Draft saved/);
  expect(send.mock.lastCall?.[0]).toMatchObject({
    itemId: 'phrase:main:hours.open',
    language: 'es',
    fields: [{ name: 'hours.open', value: 'Abierto' }],
  });
});

it('sends nothing that lost a parameter, and says which', async () => {
  const { send, user } = await opened();
  await user.click(await cell(/^English, shell.home/));
  await user.clear(screen.getByLabelText('English'));
  send.mockClear();
  await user.type(screen.getByLabelText('English'), 'Home');
  expect(screen.getByText(/Keep \{name\}/)).toBeInTheDocument();
  expect(screen.getByLabelText('English')).toHaveAccessibleDescription(/Keep \{name\}/);
  expect(send.mock.calls.flatMap(([save]) => save.fields.map(({ value }) => value))).not.toContain('Home');
});

it('shows both texts where somebody else wrote the same phrase', async () => {
  const clash = {
    name: 'shell.menu',
    base: 'All pages',
    yours: 'Mine',
    theirs: 'Hers',
    author: 'Ana',
    at: '',
  };
  const { send, user } = await opened({ kind: 'conflict', fields: [clash], revision: '', version: 1 });
  await user.click(await cell(/^English, shell.menu/));
  await user.type(screen.getByLabelText('English'), ' 2');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Hers')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  send.mockResolvedValue({ kind: 'saved', revision: '', version: 1 });
  await user.click(dialog.getByRole('button', { name: 'Keep this text' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('publishes what was seen, a phrase at a time where somebody says so', async () => {
  const { api, user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Publish 1 phrase…' }));
  const dialog = within(screen.getByRole('dialog'));
  await expectNoAxeViolations(document.body);
  await user.click(dialog.getByRole('checkbox', { name: 'shell.menu, English' }));
  expect(dialog.getByRole('button', { name: 'Publish 0 phrases' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'shell.menu, English' }));
  await user.click(dialog.getByRole('button', { name: 'Publish 1 phrase' }));
  expect(api.publishPhrases).toHaveBeenCalledWith('main', [
    { key: 'shell.menu', language: 'en', text: 'All pages' },
  ]);
});

it('lets nobody write in a language they may not', async () => {
  await opened(undefined, ['es']);
  expect(screen.queryByRole('button', { name: /^English, / })).toBeNull();
  expect(await cell(/^Spanish, shell.menu/)).toBeInTheDocument();
});
