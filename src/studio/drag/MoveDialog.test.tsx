import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { EditedPage, Placed } from '../api/StudioApi.ts';
import { edgeAt } from './dragRow.ts';
import { MoveDialog } from './MoveDialog.tsx';

const one = (uid: string, componentName: string, placeholders?: Record<string, Placed[]>): Placed => ({
  ...{ uid, componentName, dataSource: '', params: {}, ...(placeholders && { placeholders }) },
});
const page = {
  layout: {
    main: [one('a', 'Text'), one('b', 'Columns', { 'left-{*}': [] }), one('c', 'Text')],
  },
} as unknown as EditedPage;
const component = (title: string, more: object) => ({ title, about: '', folder: 'x', fields: {}, ...more });
const catalogue = {
  page: { fields: {}, areas: { main: {} } },
  components: {
    Text: component('Plain text', { standsIn: ['main', 'left'] }),
    Columns: component('Two columns', { standsIn: ['main'], slots: { 'left-{*}': {} } }),
  },
};

beforeAll(() => {
  Object.assign(globalThis, {
    CATALOGUE_URL: '/catalogue.json',
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(catalogue) }),
  });
});

it('moves a component by keyboard to a place that takes it, each said in words', async () => {
  const moved = jest.fn();
  const closed = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MoveDialog page={page} uid="c" onMoveTo={moved} onClose={closed} />
    </SWRConfig>,
  );
  await screen.findByRole('dialog', { name: 'Move “Plain text”' });
  const user = userEvent.setup();
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['At the beginning', 'After Plain text', 'At the beginning'],
  ]);
  expect(screen.getByText('Left of Two columns')).toBeInTheDocument();
  await expectNoAxeViolations(document.body);
  await user.click(options[2]!);
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  expect(moved).toHaveBeenCalledWith(
    'c',
    expect.objectContaining({ owner: 'b', slot: 'left-{*}', index: 0 }),
  );
  expect(closed).toHaveBeenCalled();
});

it('reads from the height of the pointer which part of a row is meant', () => {
  const row = document.createElement('div');
  row.getBoundingClientRect = () => ({ top: 100, height: 30 }) as DOMRect;
  expect([101, 114, 116, 129, 130].map((y) => edgeAt(row, y, ['before', 'after']))).toEqual([
    ...['before', 'before', 'after', 'after', 'after'],
  ]);
  expect(edgeAt(row, 110, ['inside'])).toBe('inside');
  expect(edgeAt(row, 110, [])).toBeUndefined();
});
