import { useState } from 'react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { CommentThread, PageComments } from '../api/commentCalls.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAct } from '../ui/useAct.ts';
import { CommentBox } from './CommentBox.tsx';
import './comments.css';

interface CommentsProps {
  page: Pick<EditedPage, 'id'>;
  /** uid of the component that is chosen; '' for the page. */
  chosen: string;
  /** What a component of the page is called; '' when it is no longer there. */
  nameOf: (uid: string) => string;
  onSelect: (key: string) => void;
}

/** How often others' words are looked for. */
const LOOK_MS = 20_000;

/** What people say to each other about the page, or about the part of it that is chosen. Visitors are never given it. */
export function Comments({ page, chosen, nameOf, onSelect }: CommentsProps) {
  const say = useWords();
  const api = useApi();
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).has('comment'));
  const { data, mutate } = useSWR(['comments', page.id], () => api.comments(page.id), {
    refreshInterval: LOOK_MS,
  });
  const here = (data?.threads ?? []).filter(({ component }) => chosen === '' || component === chosen);
  const open = here.filter(({ resolvedAt }) => resolvedAt === null);
  const changed = (next: PageComments) => void mutate(next, { revalidate: false });
  return (
    <section className="Comments" aria-label={say('comments')}>
      <h3>
        <button
          type="button"
          className="Comments-head"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          <Icon name="comment" /> {say('comments')}
          <span className="Comments-count">
            {open.length > 0 ? say('commentsOpen', { count: open.length }) : ''}
          </span>
          <span className="Choice-arrow">
            <Icon name="open" />
          </span>
        </button>
      </h3>
      {isOpen && data ? (
        <div className="Comments-body">
          {open.length === 0 ? <p className="Comments-about">{say('commentsNone')}</p> : null}
          {open.map((thread) => (
            <Thread key={thread.id} {...{ page, thread, nameOf, onSelect, changed }} people={data.people} />
          ))}
          <NewThread key={chosen} {...{ page, chosen, nameOf, changed }} people={data.people} />
          <Resolved threads={here.filter(({ resolvedAt }) => resolvedAt !== null)}>
            {(thread) => (
              <Thread key={thread.id} {...{ page, thread, nameOf, onSelect, changed }} people={data.people} />
            )}
          </Resolved>
        </div>
      ) : null}
    </section>
  );
}

interface NewThreadProps {
  page: Pick<EditedPage, 'id'>;
  chosen: string;
  nameOf: (uid: string) => string;
  people: PageComments['people'];
  changed: (next: PageComments) => void;
}

function NewThread({ page, chosen, nameOf, people, changed }: NewThreadProps) {
  const say = useWords();
  const api = useApi();
  const place = (chosen !== '' && nameOf(chosen)) || say('commentsOnPage');
  return (
    <CommentBox
      label={say('commentsNew', { place })}
      people={people}
      send={async (id, text) => changed(await api.comment({ id, itemId: page.id, component: chosen, text }))}
    />
  );
}

interface ThreadProps {
  page: Pick<EditedPage, 'id'>;
  thread: CommentThread;
  nameOf: (uid: string) => string;
  onSelect: (key: string) => void;
  people: PageComments['people'];
  changed: (next: PageComments) => void;
}

function Thread({ page, thread, nameOf, onSelect, people, changed }: ThreadProps) {
  const say = useWords();
  const api = useApi();
  const announce = useAnnounce();
  const [isAnswering, setAnswering] = useState(false);
  const { isBusy, problem, run } = useAct();
  const { id, component, comments, resolvedAt } = thread;
  const [first] = comments;
  const name = component === '' ? say('commentsOnPage') : nameOf(component);
  const start = first ? shortened(first.text) : '';
  const resolve = (isResolved: boolean) =>
    run(
      () => api.resolveComments(id, isResolved),
      (next) => {
        if (isResolved) announce(say('commentsIsResolved'));
        changed(next);
      },
    );
  return (
    <article className="Thread" aria-label={start}>
      <p className="Thread-place">
        {component !== '' && name !== '' ? (
          <Button
            look="bare"
            size="small"
            aria-label={say('commentsShow', { place: name })}
            onPress={() => onSelect(`r:${component}`)}
          >
            {name}
          </Button>
        ) : (
          <span>{name === '' ? say('commentsGone') : name}</span>
        )}
      </p>
      <Words thread={thread} />
      {problem === undefined ? null : (
        <p role="alert" className="TextBox-error">
          {say('refused', { reason: problem })}
        </p>
      )}
      {isAnswering ? (
        <CommentBox
          label={say('commentsAnswerTo', { name: first?.author ?? say('someone') })}
          people={people}
          hasFocus
          onCancel={() => setAnswering(false)}
          send={async (own, text) => {
            changed(await api.comment({ id: own, itemId: page.id, component, thread: id, text }));
            setAnswering(false);
          }}
        />
      ) : (
        <div className="Thread-acts">
          <Button
            size="small"
            aria-label={say('commentsAnswerOf', { text: start })}
            onPress={() => setAnswering(true)}
          >
            {say('commentsAnswer')}
          </Button>
          <Button
            look="bare"
            size="small"
            isDisabled={isBusy}
            aria-label={say(resolvedAt === null ? 'commentsResolveOf' : 'commentsReopenOf', { text: start })}
            onPress={() => resolve(resolvedAt === null)}
          >
            {say(resolvedAt === null ? 'commentsResolve' : 'commentsReopen')}
          </Button>
        </div>
      )}
    </article>
  );
}

/** What was said, as plain text, and by whom it was resolved. */
function Words({ thread: { comments, resolvedAt, resolvedBy } }: { thread: CommentThread }) {
  const say = useWords();
  const clock = useClock();
  const someone = say('someone');
  return (
    <>
      <ul className="Thread-words">
        {comments.map(({ id, author, at, text }) => (
          <li key={id}>
            <p className="Thread-who">
              <strong>{author ?? someone}</strong> {clock.moment(at)}
            </p>
            <p className="Thread-text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {resolvedAt === null ? null : (
        <p className="Comments-about">
          {say('commentsResolvedBy', {
            name: resolvedBy ?? someone,
            time: clock.moment(resolvedAt),
          })}
        </p>
      )}
    </>
  );
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

interface ResolvedProps {
  threads: readonly CommentThread[];
  children: (thread: CommentThread) => ReactNode;
}

/** What is done with stays, out of the way. */
function Resolved({ threads, children }: ResolvedProps) {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  if (threads.length === 0) return null;
  return (
    <>
      <div className="Thread-acts">
        <Button look="bare" size="small" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? say('commentsHideResolved') : say('commentsResolved', { count: threads.length })}
        </Button>
      </div>
      {isShown ? threads.map(children) : null}
    </>
  );
}
