import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { EditedPage } from '../api/StudioApi.ts';
import type { Clock } from '../clock/clockOf.ts';
import { useClock } from '../clock/useClock.ts';
import { useDiffers } from '../flow/usePageFlow.ts';
import { hereWords } from '../meanwhile/Company.tsx';
import { useCompany } from '../meanwhile/company.ts';
import type { Outbox, OutboxState } from '../outbox/Outbox.ts';
import { useReason } from '../reasons/useReason.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Icon } from '../ui/Icon.tsx';

interface StateLineProps {
  outbox: Outbox;
  page: EditedPage;
  onHistory: () => void;
}

/** What became of what was written, as the bar of every screen where something is written says it. */
export function SavedLine({ outbox, children }: { outbox: Outbox; children?: ReactNode }) {
  const say = useWords();
  const clock = useClock();
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const reasonOf = useReason();
  const isBad = state.kind === 'stopped' || state.kind === 'signed-out';
  const look = isBad ? 'bad' : state.kind === 'offline' ? 'warn' : 'fine';
  return (
    <span className={`StateLine StateLine-${look}`}>
      <Icon name={look === 'fine' ? 'done' : 'warning'} />
      <span>{savedWords({ state, say, clock, reasonOf })}</span>
      <Refused outbox={outbox} state={state} />
      {children}
    </span>
  );
}

/** One sentence: what became of what was written, and how the draft stands to what visitors see. */
export function StateLine({ outbox, page, onHistory }: StateLineProps) {
  const say = useWords();
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const here = hereWords(useCompany(), say);
  const isDifferent = useDiffers(page);
  const differs = isDifferent || state.count > 0;
  return (
    <SavedLine outbox={outbox}>
      <span aria-hidden="true">·</span>
      <AriaButton className="StateLine-link" onPress={onHistory}>
        {say(page.state === 'new' ? 'neverPublished' : differs ? 'differs' : 'same')}
      </AriaButton>
      {here ? (
        <>
          <span aria-hidden="true">·</span>
          <span>{here}</span>
        </>
      ) : null}
    </SavedLine>
  );
}

/** What can be done about texts that were refused: they are safe here, but nowhere else. */
function Refused({ outbox, state }: { outbox: Outbox; state: OutboxState }) {
  const say = useWords();
  const announce = useAnnounce();
  const refused =
    state.kind === 'stopped' && state.stopped.filter(({ stopped }) => stopped?.kind === 'refused');
  if (!refused || refused.length === 0) return null;
  const copy = () => {
    const texts = refused.flatMap(({ fields }) => fields.map(({ value }) => value));
    navigator.clipboard.writeText(texts.join('\n\n')).then(
      () => announce(say('linkCopied')),
      () => announce(say('notCopied'), true),
    );
  };
  return (
    <>
      <AriaButton className="StateLine-link" onPress={copy}>
        {say('copyText')}
      </AriaButton>
      <AriaButton className="StateLine-link" onPress={() => outbox.retry()}>
        {say('tryAgain')}
      </AriaButton>
    </>
  );
}

/** Written here less than this many ms ago, the connection is only slow. */
const PATIENCE_MS = 10_000;

interface Said {
  state: OutboxState;
  say: Words;
  clock: Clock;
  reasonOf: (reason: string) => string;
}

function savedWords({ state, say, clock, reasonOf }: Said): string {
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
        : say('offlineSince', { time: clock.time(state.since ?? Date.now()), count: state.count });
    case 'stopped': {
      const refused = state.stopped.find(({ stopped }) => stopped?.kind === 'refused')?.stopped;
      return refused?.kind === 'refused'
        ? say('notSaved', { reason: reasonOf(refused.reason) })
        : say('oneTextNeedsYou');
    }
    case 'signed-out':
      return say('signedOutKept');
    case 'empty':
      return state.savedAt === undefined
        ? say('nothingToSave')
        : say('draftSaved', { time: clock.time(state.savedAt) });
  }
}
