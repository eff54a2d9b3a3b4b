import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import type { PageFacts, StudioApi, TreePage } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { Toasts } from '../ui/Toasts.tsx';
import type { PageAct } from './PageAct.ts';
import { PageDialogs } from './PageDialogs.tsx';

const page = (path: string, name: string, more: Partial<TreePage> = {}): TreePage => ({
  ...{ id: `id ${path}`, name, path, state: 'published', template: 'Page', ...more },
});
const about = page('/about', 'About');
const people = page('/about/people', 'People');
const care = page('/care', 'Care');
const pages = [page('/', 'Home'), about, people, care];
const facts: PageFacts = {
  path: '/about',
  livePath: '/about',
  liveLanguages: ['en', 'es'],
  kindsBelow: ['Page', 'ServicePage'],
  below: { pages: 3, live: 2 },
  usedOn: [{ name: '<b>Care</b>', path: '/care' }],
};

interface UntilClosedProps {
  chosen: PageAct;
  onDone: (id?: string) => void;
  onClosed: () => void;
}

function UntilClosed({ chosen, onDone, onClosed }: UntilClosedProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <PageDialogs
      act={chosen}
      site={{ name: 'main', homeId: 'id /', zone: 'America/Los_Angeles' }}
      language="en"
      rights={['structure', 'publish']}
      pages={pages}
      onDone={onDone}
      onClose={() => {
        setOpen(false);
        onClosed();
      }}
    />
  );
}

/** A dialog over an api that writes down what it is asked. */
function open(chosen: PageAct, answers: Partial<StudioApi> = {}) {
  const asked: unknown[][] = [];
  const heard =
    <T,>(name: string, answer: T) =>
    (...given: unknown[]) => {
      asked.push([name, ...given]);
      return Promise.resolve(answer);
    };
  const placed = { id: 'new', path: '/x' };
  const api = {
    pageFacts: () => Promise.resolve(facts),
    createPage: heard('create', placed),
    copyPage: heard('copy', placed),
    placePage: heard('place', placed),
    deletePage: heard('delete', undefined),
    undeletePage: heard('undelete', undefined),
    unpublishPage: heard('unpublish', undefined),
    publish: heard('publish', undefined),
    bin: () =>
      Promise.resolve([
        { id: 'id /old', name: 'Old', path: '/old', deletedAt: '2026-11-20T10:00:00Z', isLive: true },
        { id: 'id /old/x', name: 'Older', path: '/old/x', deletedAt: '2026-11-20T10:00:01Z', isLive: true },
      ]),
    ...answers,
  } as unknown as StudioApi;
  const done = jest.fn();
  const closed = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={api}>
        <Toasts>
          <UntilClosed chosen={chosen} onDone={done} onClosed={closed} />
        </Toasts>
      </ApiContext>
    </SWRConfig>,
  );
  return { asked, done, closed, user: userEvent.setup() };
}
const box = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(box()).getByRole('button', { name });

it('makes a page: the address follows the name until it is written', async () => {
  const { asked, done, user } = open({ kind: 'new', page: about });
  await screen.findByRole('radio', { name: 'Service page' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('People');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('people-2');
  await user.click(screen.getByRole('radio', { name: 'Service page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Spanish' }));
  await user.click(button('Make the page'));
  expect(asked).toEqual([
    [
      'create',
      { parent: about.id, name: 'People', segment: 'people-2', template: 'ServicePage', languages: ['en'] },
    ],
  ]);
  expect(done).toHaveBeenCalledWith('new');
});

it('renames: says from where visitors will be led and what goes along, and takes it back', async () => {
  const { asked, user } = open({ kind: 'rename', page: about });
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'care');
  expect(box()).toHaveTextContent('Another page stands there already.');
  expect(button('Rename')).toBeDisabled();
  await user.type(address, '-team');
  expect(await within(box()).findByText(/led from \/about to \/care-team/)).toHaveTextContent(
    '2 pages below',
  );
  await user.click(button('Rename'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked).toEqual([
    ['place', { itemId: about.id, from: '/about', address: '/care-team', name: 'About', language: 'en' }],
    ['place', { itemId: about.id, from: '/care-team', address: '/about', name: 'About', language: 'en' }],
  ]);
});

it('moves below the page that is chosen, and not where it cannot stand', async () => {
  const { asked, user } = open({ kind: 'move', page: about });
  const choose = async (name: string) => user.click(within(box()).getByRole('row', { name }));
  expect(await within(box()).findByText('4 pages move.')).toBeVisible();
  expect(button('Move here')).toBeDisabled();
  await choose('Home');
  expect(box()).toHaveTextContent('It stands there already.');
  await user.type(screen.getByRole('searchbox'), 'people');
  await choose('People');
  expect(box()).toHaveTextContent('A page cannot stand below itself.');
  await user.clear(screen.getByRole('searchbox'));
  await choose('Care');
  expect(box()).toHaveTextContent('New address: /care/about');
  await user.click(button('Move here'));
  expect(asked).toEqual([['place', { itemId: about.id, from: '/about', address: '/care/about' }]]);
});

it('deletes after saying what that means, at once where that is wished, and takes it back', async () => {
  const { asked, done, user } = open({ kind: 'delete', page: people });
  await within(box()).findByText(/One page shows it or links to it/);
  expect(box()).toHaveTextContent('The 3 pages below it go, too.');
  expect(box()).toHaveTextContent('<b>Care</b>');
  await user.click(screen.getByRole('checkbox', { name: 'Take it away from visitors at once' }));
  await user.click(button('Delete'));
  expect(done).toHaveBeenCalledWith(about.id);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked).toEqual([
    ['delete', people.id],
    ['publish', [people.id], ['en', 'es']],
    ['undelete', people.id],
  ]);
});

it('says in the platform’s words why it was not done, and leaves the dialog open', async () => {
  const { closed, user } = open(
    { kind: 'delete', page: about },
    { deletePage: () => Promise.reject(new Error('You may not change the structure of "About".')) },
  );
  await within(box()).findByText(/links to it/);
  await user.click(button('Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not done: You may not change');
  expect(closed).not.toHaveBeenCalled();
});

it('takes a page off the site in the languages that are chosen', async () => {
  const { asked, user } = open({ kind: 'unpublish', page: about });
  await user.click(await screen.findByRole('checkbox', { name: 'English' }));
  expect(box()).toHaveTextContent('Whoever opens /about reads that there is no such page.');
  await user.click(button('Take off the site'));
  expect(asked).toEqual([['unpublish', about.id, ['es']]]);
});

it('duplicates with what is below, where that is wished', async () => {
  const { asked, user } = open({ kind: 'copy', page: about });
  await user.click(await screen.findByRole('checkbox', { name: 'With the 3 pages below it' }));
  await user.click(button('Duplicate'));
  expect(asked).toEqual([
    [
      'copy',
      { itemId: about.id, name: 'About (copy)', segment: 'about-copy', language: 'en', withBelow: true },
    ],
  ]);
});

it('lists in the bin what can be taken back, and publishes a deletion', async () => {
  const { asked, done, user } = open({ kind: 'bin' });
  expect(await within(box()).findAllByRole('listitem')).toHaveLength(1);
  await user.click(button('Take away from visitors'));
  await user.click(button('Take back: Old'));
  expect(asked).toEqual([
    ['publish', ['id /old'], ['en', 'es']],
    ['undelete', 'id /old'],
  ]);
  expect(done).toHaveBeenCalledWith('id /old');
});

it('keeps the way back open for twenty seconds', async () => {
  jest.useFakeTimers();
  try {
    const { user: _ } = open({ kind: 'unpublish', page: about });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: 'Take off the site' }));
    expect(await screen.findByText('“About” is off the site.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.getByText('“About” is off the site.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('“About” is off the site.')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
