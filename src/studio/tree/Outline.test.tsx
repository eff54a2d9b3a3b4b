import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { EditedPage, Placed } from '../api/StudioApi.ts';
import { Outline } from './Outline.tsx';

const one = (uid: string, placeholders?: Record<string, Placed[]>): Placed => ({
  ...{ uid, componentName: uid, dataSource: '', params: {}, ...(placeholders && { placeholders }) },
});
const page = (...main: Placed[]): EditedPage => ({
  ...{ id: 'p', name: 'Care', path: '/care', template: 'Page', language: 'en', version: 1 },
  ...{ site: 'main', state: 'draft', layoutRevision: 'l1', hasOwnLayout: false, fields: [] },
  ...{ layout: { main }, around: { header: [one('SiteHead')] } },
});
const columns = one('Columns', { 'left-{*}': [one('Text')] });

function open(shown: EditedPage, selected = '') {
  const moved = jest.fn();
  const written = jest.fn();
  const view = (now: EditedPage) => (
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => new Promise(() => undefined) }}>
      <Outline
        {...{ layout: now.layout, around: now.around, selected }}
        onSelect={() => undefined}
        onMove={moved}
        onMoveTo={() => undefined}
        onWrite={written}
      />
    </SWRConfig>
  );
  const { rerender, container } = render(view(shown));
  return {
    moved,
    written,
    container,
    show: (now: EditedPage) => rerender(view(now)),
    user: userEvent.setup(),
  };
}
beforeAll(() => {
  Object.assign(globalThis, { CATALOGUE_URL: '/catalogue.json', fetch: () => new Promise(() => undefined) });
});

it('moves a component by Alt and an arrow; what all pages share stays', async () => {
  const { moved, user, container } = open(page(one('Hero'), columns));
  act(() => screen.getByRole('row', { name: 'Text' }).focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(moved).toHaveBeenCalledWith('Text', 1);
  act(() => screen.getByRole('row', { name: 'SiteHead' }).focus());
  moved.mockClear();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(moved).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

it('Enter begins to write in what is selected', async () => {
  const { written, user } = open(page(one('Hero'), columns), 'r:Hero');
  act(() => screen.getByRole('row', { name: 'Columns' }).focus());
  await user.keyboard('{Enter}');
  expect(written).not.toHaveBeenCalled();
  act(() => screen.getByRole('row', { name: 'Hero' }).focus());
  await user.keyboard('{Enter}');
  expect(written).toHaveBeenCalledWith('r:Hero');
});

it('shows what comes back with all that stands in it, and keeps closed what was closed', async () => {
  const { show, user } = open(page(one('Hero'), columns));
  expect(screen.getByRole('row', { name: 'Text' })).toBeInTheDocument();
  show(page(one('Hero')));
  expect(screen.queryByRole('row', { name: 'Text' })).toBeNull();
  show(page(one('Hero'), columns));
  expect(screen.getByRole('row', { name: 'Text' })).toBeInTheDocument();
  act(() => screen.getByRole('row', { name: 'Columns' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('row', { name: 'Text' })).toBeNull();
  show(page(one('Hero'), columns, one('End')));
  expect(screen.queryByRole('row', { name: 'Text' })).toBeNull();
});

it('brings into view what was chosen elsewhere', () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function () {
    seen(this.textContent);
  };
  open(page(one('Hero'), columns), 'r:Text');
  expect(seen.mock.calls).toEqual([['Text']]);
});
