import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { PageFlow } from '../api/flowCalls.ts';
import type { StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { useAskAfterOthers, useFlowDesk, useFlowNow, usePageFlow } from './usePageFlow.ts';

let isPending = false;
const flow = jest.fn(() => Promise.resolve({ languages: [{ language: 'en', isPending }] } as PageFlow));
const words = (known: PageFlow | undefined) =>
  known ? (known.languages[0]!.isPending ? 'differs' : 'same') : 'loading';

let others: () => void;
const onChange = (listener: () => void) => {
  others = listener;
  return () => undefined;
};

function Bar() {
  const { ask } = useFlowDesk();
  useAskAfterOthers(onChange, ask);
  return <p>bar {words(usePageFlow('about').data)}</p>;
}

function Dialog({ isSending = false }: { isSending?: boolean }) {
  const { flow: known, hasFailed } = useFlowNow('about', isSending);
  return <p>dialog {hasFailed ? 'failed' : words(known)}</p>;
}

const cache = new Map();
const view = (dialog?: React.ReactNode) => (
  <ApiContext value={{ flow } as unknown as StudioApi}>
    <SWRConfig value={{ provider: () => cache }}>
      <Bar />
      {dialog}
    </SWRConfig>
  </ApiContext>
);

beforeEach(() => {
  cache.clear();
  isPending = false;
  flow.mockClear();
});

it('shows nothing that was known before in a dialog that is opened, and both views the same then', async () => {
  const { rerender } = render(view());
  expect(await screen.findByText('bar same')).toBeVisible();
  isPending = true;
  rerender(view(<Dialog />));
  expect(screen.getByText('dialog loading')).toBeVisible();
  expect(await screen.findByText('dialog differs')).toBeVisible();
  expect(screen.getByText('bar differs')).toBeVisible();
  expect(flow).toHaveBeenCalledTimes(2);
});

it('asks for a dialog once what was written has arrived', async () => {
  const { rerender } = render(view());
  expect(await screen.findByText('bar same')).toBeVisible();
  await act(async () => rerender(view(<Dialog isSending />)));
  expect(flow).toHaveBeenCalledTimes(1);
  isPending = true;
  rerender(view(<Dialog />));
  expect(await screen.findByText('dialog differs')).toBeVisible();
  // Once it is open, what is sent meanwhile takes nothing away.
  rerender(view(<Dialog isSending />));
  expect(screen.getByText('dialog differs')).toBeVisible();
});

it('says where the platform cannot be asked, whatever was known', async () => {
  const { rerender } = render(view());
  expect(await screen.findByText('bar same')).toBeVisible();
  flow.mockImplementationOnce(() => Promise.reject(new Error('gone')));
  rerender(view(<Dialog />));
  expect(await screen.findByText('dialog failed')).toBeVisible();
  expect(screen.getByText('bar same')).toBeVisible();
});

it('asks once after what others change in one go', async () => {
  render(view());
  expect(await screen.findByText('bar same')).toBeVisible();
  isPending = true;
  others();
  others();
  expect(await screen.findByText('bar differs')).toBeVisible();
  expect(flow).toHaveBeenCalledTimes(2);
});
