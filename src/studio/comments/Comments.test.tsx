import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { CommentThread, NewComment, PageComments } from '../api/commentCalls.ts';
import type { StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { Comments } from './Comments.tsx';

const thread = (id: string, component: string, text: string): CommentThread => ({
  ...{ id, component, resolvedAt: null, resolvedBy: null },
  comments: [{ id, author: 'Mara', at: '2026-11-23T10:00:00Z', text }],
});

function opened(language: 'en' | 'es' = 'en', chosen = '') {
  let all: PageComments = {
    threads: [
      thread('t1', '', 'About <b>all</b>'),
      thread('t2', 'u1', 'About the hero'),
      thread('t3', 'u9', 'Old'),
    ],
    people: [{ id: 'p1', name: 'Ana Ruiz' }],
  };
  let isSilent = false;
  const api = {
    comments: jest.fn(async () => all),
    comment: jest.fn(async ({ id, component, thread: answered, text }: NewComment) => {
      if (isSilent) throw new TypeError('Failed to fetch');
      const said = { id, author: 'Me', at: '2026-11-23T11:00:00Z', text };
      const threads = answered
        ? all.threads.map((one) =>
            one.id === answered ? { ...one, comments: [...one.comments, said] } : one,
          )
        : [...all.threads, { ...thread(id, component, text), comments: [said] }];
      return (all = { ...all, threads });
    }),
    resolveComments: jest.fn(async (id: string) => {
      const done = { resolvedAt: '2026-11-23T12:00:00Z', resolvedBy: 'Me' };
      return (all = {
        ...all,
        threads: all.threads.map((one) => (one.id === id ? { ...one, ...done } : one)),
      });
    }),
  };
  const onSelect = jest.fn();
  const { container } = render(
    <WordsContext value={{ language, say: words[language] }}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={api as unknown as StudioApi}>
          <Comments
            page={{ id: 'page' }}
            chosen={chosen}
            nameOf={(uid) => (uid === 'u1' ? 'Interior hero' : '')}
            onSelect={onSelect}
          />
        </ApiContext>
      </SWRConfig>
    </WordsContext>,
  );
  const silent = (value: boolean) => (isSilent = value);
  return { api, container, onSelect, silent, user: userEvent.setup() };
}
const press = (name: string) => screen.getByRole('button', { name });

it('says how many are open, and shows them as plain text with their place', async () => {
  const { container, onSelect, user } = opened();
  await screen.findByText('3 open');
  await user.click(press('Comments 3 open'));
  await expectNoAxeViolations(container);
  expect(screen.getByText('About <b>all</b>')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Old' })).getByText('A part that is gone')).toBeVisible();
  await user.click(press('Show Interior hero on the page'));
  expect(onSelect).toHaveBeenCalledWith('r:u1');
});

it('writes, names, answers and resolves by keyboard', async () => {
  const { api, user } = opened('en', 'u1');
  await screen.findByText('1 open');
  act(() => press('Comments 1 open').focus());
  await user.keyboard('{Enter}');
  const box = screen.getByRole('textbox', { name: 'New comment on: Interior hero' });
  await user.type(box, 'Is this right');
  await user.selectOptions(screen.getByLabelText('Name somebody'), 'Ana Ruiz');
  expect(box).toHaveValue('Is this right @Ana Ruiz ');
  await user.click(press('Comment'));
  expect(api.comment.mock.calls[0]![0]).toMatchObject({ itemId: 'page', component: 'u1' });
  expect(await screen.findByText('2 open')).toBeVisible();
  expect(box).toHaveValue('');

  act(() => press('Answer: About the hero').focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Answer to Mara' })).toHaveFocus();
  await user.keyboard('It is.{Tab}{Tab}{Tab}{Enter}');
  expect(api.comment.mock.calls[1]![0]).toMatchObject({ thread: 't2', component: 'u1', text: 'It is.' });
  await user.click(await screen.findByRole('button', { name: 'Resolve: About the hero' }));
  expect(await screen.findByText('1 open')).toBeVisible();
  await user.click(press('Show 1 that is resolved'));
  expect(screen.getByText(/^Resolved by Me/)).toBeVisible();
});

it('keeps what was written when nobody answers, and sends it again as the same comment', async () => {
  const { api, silent, user } = opened();
  await screen.findByText('3 open');
  await user.click(press('Comments 3 open'));
  await user.type(screen.getByRole('textbox', { name: 'New comment on: The page' }), 'Hello');
  silent(true);
  await user.click(press('Comment'));
  expect(await screen.findByText('Not done: Failed to fetch')).toBeVisible();
  silent(false);
  await user.click(press('Comment'));
  expect(await screen.findByText('4 open')).toBeVisible();
  const [first, second] = api.comment.mock.calls.map(([comment]) => comment);
  expect(second).toEqual(first);
});

it('speaks Spanish', async () => {
  const { container, user } = opened('es');
  await user.click(await screen.findByRole('button', { name: 'Comentarios 3 abiertos' }));
  expect(screen.getByRole('textbox', { name: 'Comentario nuevo sobre: La página' })).toBeVisible();
  await expectNoAxeViolations(container);
});
