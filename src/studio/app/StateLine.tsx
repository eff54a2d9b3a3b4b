import { useSyncExternalStore } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import type { Outbox, OutboxState } from '../outbox/Outbox.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';

/** One sentence: what became of what was written, and how the draft stands to what visitors see. */
export function StateLine({ outbox, page }: { outbox: Outbox; page: EditedPage }) {
  const say = useWords();
  const language = useLanguage();
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const isBad = state.kind === 'stopped' || state.kind === 'signed-out';
  const look = isBad ? 'bad' : state.kind === 'offline' ? 'warn' : 'fine';
  const differs = page.state === 'draft' || state.savedAt !== undefined || state.count > 0;
  return (
    <p className={`StateLine StateLine-${look}`}>
      <Icon name={look === 'fine' ? 'done' : 'warning'} />
      <span>{savedWords(state, say, language)}</span>
      <span aria-hidden="true">·</span>
      <span>{say(page.state === 'new' ? 'neverPublished' : differs ? 'differs' : 'same')}</span>
    </p>
  );
}

/** Written here less than this many ms ago, the connection is only slow. */
const PATIENCE_MS = 10_000;

function savedWords(state: OutboxState, say: Words, language: 'en' | 'es'): string {
  const time = (at: number | undefined) =>
    new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { timeStyle: 'short' }).format(at);
  const isOnlyHere = state.kind === 'waiting' || state.kind === 'offline';
  if (isOnlyHere && !state.isKept) return say('saving');
  switch (state.kind) {
    case 'sending':
      return say('saving');
    case 'waiting':
      return say('savedHere');
    case 'offline':
      return Date.now() - (state.since ?? 0) < PATIENCE_MS
        ? say('savedHere')
        : say('offlineSince', { time: time(state.since), count: state.count });
    case 'stopped': {
      const refused = state.stopped.find(({ stopped }) => stopped?.kind === 'refused')?.stopped;
      return refused?.kind === 'refused'
        ? say('notSaved', { reason: refused.reason })
        : say('oneTextNeedsYou');
    }
    case 'signed-out':
      return say('signedOutKept');
    case 'empty':
      return state.savedAt === undefined
        ? say('nothingToSave')
        : say('draftSaved', { time: time(state.savedAt) });
  }
}
