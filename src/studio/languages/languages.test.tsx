import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { StudioApi } from '../api/StudioApi.ts';
import type { TranslatedField, TranslatedPage } from '../api/translationCalls.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { tabShelf } from '../outbox/deviceShelf.ts';
import type { Save, SaveAnswer } from '../outbox/Outbox.ts';
import { LanguagesView } from './LanguagesView.tsx';

// Put in by the build; of a component the screen reads its title and the phrases it says.
const CATALOGUE_URL = '/catalogue.json';
Object.assign(globalThis, { CATALOGUE_URL });
// The outbox keeps copies; this environment cannot make them by itself.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const catalogue = {
  components: { InteriorHero: { title: 'Interior hero', fields: {}, strings: ['hours'] } },
  page: { areas: {}, fields: {} },
};

const field = (name: string, more: Partial<TranslatedField> = {}): TranslatedField => ({
  ...{ itemId: `item-${name}`, name, type: 'Single-Line Text', state: 'right', raw: `${name} es` },
  ...{ source: { raw: `${name} en`, mark: `mark-${name}` }, revision: 'r1', version: 1 },
  ...{ change: null, declared: null },
  ...more,
});
const page: TranslatedPage = {
  ...{ id: 'p1', path: '/about', names: { en: 'About', es: 'Acerca de' }, mayWrite: true },
  parts: [
    {
      owner: '',
      component: '',
      fields: [field('Title', { declared: { at: '2026-11-19T10:00:00Z', by: 'Ana' } })],
    },
    {
      owner: 'u1',
      component: 'InteriorHero',
      fields: [
        field('Headline', {
          state: 'older',
          source: { raw: 'Heart and vascular care', mark: 'mark-Headline' },
          raw: 'Corazón y sistema vascular',
          change: { at: '2026-11-21T10:00:00Z', by: 'Mara', before: 'Heart and vascular' },
        }),
        field('Text', { state: 'missing', raw: '' }),
      ],
    },
  ],
};

/** The view over a platform that takes everything, unless told otherwise. */
async function opened(changes: Partial<TranslatedPage> = {}) {
  let shown: TranslatedPage = { ...page, ...changes };
  const send = jest.fn(async ({ itemId, fields: [sent] }: Save): Promise<SaveAnswer> => {
    const parts = shown.parts.map((part) => ({
      ...part,
      fields: part.fields.map((one) => (one.itemId === itemId ? { ...one, raw: sent?.value ?? '' } : one)),
    }));
    shown = { ...shown, parts };
    return { kind: 'saved', revision: 'r2', version: 1 };
  });
  const api = {
    translatedPage: jest.fn(async () => shown),
    stillRight: jest.fn(async () => undefined),
  };
  const outbox = await createOutbox({ shelf: tabShelf(), send, quietMs: 1 });
  const onClose = jest.fn();
  const { container } = render(
    <SWRConfig
      value={{ provider: () => new Map(), dedupingInterval: 0, fallback: { [CATALOGUE_URL]: catalogue } }}
    >
      <ApiContext value={api as unknown as StudioApi}>
        <LanguagesView pageId="p1" outbox={outbox} onClose={onClose} />
      </ApiContext>
    </SWRConfig>,
  );
  expect(await screen.findByText('3 texts · 1 older · 1 missing')).toBeInTheDocument();
  return { api, send, onClose, container, user: userEvent.setup() };
}
const pair = (name: string) => within(screen.getByRole('group', { name }));

it('shows each text in both languages, what was changed in English, and who said that it is still right', async () => {
  const { container } = await opened();
  await expectNoAxeViolations(container);
  expect(
    pair('Headline').getByText(/changed on Nov 21, 2026 by Mara, after this translation/),
  ).toBeInTheDocument();
  expect(container.querySelector('ins')).toHaveTextContent('care');
  expect(pair('Title').getByText(/Said to be still right by Ana on Nov 19, 2026/)).toBeInTheDocument();
  expect(pair('Text').getByText('Not translated yet.')).toBeInTheDocument();
});

it('is written by keyboard, into the same outbox as everything else', async () => {
  const { send, user } = await opened();
  act(() => pair('Text').getByRole('textbox').focus());
  await user.keyboard('Hola');
  await screen.findByDisplayValue('Hola');
  const values = () => send.mock.calls.flatMap(([{ fields }]) => fields);
  await waitFor(() => expect(values().at(-1)?.value).toBe('Hola'));
  expect(send.mock.calls[0]?.[0]).toMatchObject({ itemId: 'item-Text', language: 'es', revision: 'r1' });
  expect(values()[0]?.originalValue).toBe('');
});

it('takes a translation as still right that was read against the English of now', async () => {
  const { api, user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Still right: Headline' }));
  expect(api.stillRight).toHaveBeenCalledWith('item-Headline', [
    { name: 'Headline', source: 'mark-Headline' },
  ]);
  expect(api.translatedPage).toHaveBeenCalledTimes(2);
});

it('shows only what needs care when asked to', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Only what needs care' }));
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Headline' })).toBeInTheDocument();
});

it('lets nobody write who may not', async () => {
  await opened({ mayWrite: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Still right/ })).toBeNull();
});
