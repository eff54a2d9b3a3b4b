import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import type { PageFlow } from '../api/flowCalls.ts';
import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import type { Acknowledged } from '../app/usePageEditing.ts';
import { StateLine } from '../app/StateLine.tsx';
import type { Outbox, Save } from '../outbox/Outbox.ts';
import { useDraftMarks } from './useDraftMarks.ts';
import { useRefreshPages } from './useRefreshPages.ts';

/** An outbox that has saved before: what it saved says nothing of the page that is open. */
const outbox = {
  subscribe: () => () => undefined,
  state: () => state,
} as unknown as Outbox;
const state = { kind: 'empty', isKept: true, count: 0, stopped: [], savedAt: 1 };
const page = (id: string, at: EditedPage['state'] = 'published') =>
  ({ id, language: 'en', state: at, fields: [{ itemId: `hero of ${id}` }] }) as unknown as EditedPage;
const save = (itemId: string, language: 'en' | 'es' = 'en') => ({ itemId, language }) as Save;
const answer = { revision: 'r', version: 1 };

let heard: Acknowledged | undefined;
let refresh: () => void;
let asked = 0;

/** What the platform says of the page when it is asked. */
let isPending = false;
let isHeldBack = false;
const flow = jest.fn(() =>
  isHeldBack
    ? new Promise<PageFlow>(() => undefined)
    : Promise.resolve({ languages: [{ language: 'en', isPending }] } as PageFlow),
);
const api = { flow } as unknown as StudioApi;

function Page({ id, onHeard }: { id: string; onHeard: Acknowledged }) {
  const { data } = useSWR(['page', id, 'en'], () => {
    asked += 1;
    return Promise.resolve(page(id));
  });
  const listen = useDraftMarks((listener) => {
    heard = listener;
  }, data);
  listen(onHeard);
  refresh = useRefreshPages();
  return data ? <StateLine outbox={outbox} page={data} onHistory={() => undefined} /> : null;
}

const tell = (saved: Save) => act(async () => heard?.(saved, answer));

const differs = () => screen.getByRole('button').textContent === 'differs from published';
const open = async (onHeard: Acknowledged = () => undefined) => {
  render(
    <ApiContext value={api}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Page id="about" onHeard={onHeard} />
      </SWRConfig>
    </ApiContext>,
  );
  expect(await screen.findByRole('button', { name: 'same as published' })).toBeVisible();
};
beforeEach(() => {
  [asked, isPending, isHeldBack] = [0, false, false];
});

it('says that a page differs once something of it is saved, before the platform has said so', async () => {
  const onHeard = jest.fn();
  await open(onHeard);
  isHeldBack = true;
  await tell(save('hero of about', 'es'));
  expect(differs()).toBe(false);
  await tell(save('hero of about'));
  expect(differs()).toBe(true);
  expect(onHeard).toHaveBeenCalledTimes(2);
  expect(asked).toBe(1);
});

it('asks the platform after every save: what is shared makes pages differ, what is put back makes them the same', async () => {
  await open();
  isPending = true;
  await tell(save('a card that many pages show'));
  expect(differs()).toBe(true);
  isPending = false;
  await tell(save('hero of about'));
  expect(differs()).toBe(false);
});

it('asks anew after a publication', async () => {
  await open();
  isPending = true;
  await tell(save('hero of about'));
  expect(differs()).toBe(true);
  isPending = false;
  await act(async () => refresh());
  expect(differs()).toBe(false);
});
