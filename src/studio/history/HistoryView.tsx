import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Refusal } from '../api/StudioApi.ts';
import type { EditedPage, PageHistory, PageMoment } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { changedParts } from './changedParts.ts';
import type { ChangedPart } from './changedParts.ts';
import { Comparison } from './Comparison.tsx';
import { entriesOf } from './entriesOf.ts';
import type { Entry } from './entriesOf.ts';
import { NameVersion } from './NameVersion.tsx';
import { VersionList } from './VersionList.tsx';
import type { Sides } from './VersionList.tsx';
import './history.css';

interface HistoryViewProps {
  page: Pick<EditedPage, 'id' | 'path' | 'language'>;
  /** Where the framed pages are. */
  origin: string;
  rights: readonly string[];
  onClose: () => void;
  /** A version was restored. */
  onRestored: () => void;
}

/** The versions of a page beside each other, word by word or drawn, and the way back to any of them. */
export function HistoryView({ page, origin, rights, onClose, onRestored }: HistoryViewProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const [named, setNamed] = useState<Entry & { seq: number }>();
  const compared = useCompared(page);
  const { list, entries, sides, setChosen, older, newer } = compared;
  const mayWrite = rights.includes('write');
  const { isBusy, problem, run } = useAct();
  const restore = (part?: ChangedPart) =>
    run(
      () =>
        api.restorePage({
          ...{ itemId: page.id, language: page.language, moment: sides.a },
          ...(part && { items: part.itemIds, components: part.settings.length > 0 ? [part.key] : [] }),
        }),
      () => {
        toast({ text: say('restored') });
        setChosen({ a: sides.a, b: 'draft' });
        for (const one of [list, newer, older]) void one.mutate();
        onRestored();
      },
    );
  return (
    <>
      <nav className="Column Column-left History-side" data-area aria-label={say('history')}>
        <VersionList
          entries={entries}
          sides={sides}
          onSides={setChosen}
          onName={mayWrite ? setNamed : undefined}
          isLoading={!list.data}
        />
        <div className="Column-foot">
          <Button size="small" onPress={onClose}>
            {say('historyBack')}
          </Button>
        </div>
      </nav>
      <main className="History" data-area aria-label={say('history')}>
        <Compared
          {...{ page, origin, compared, problem }}
          mayRestore={mayWrite && !isBusy && !older.isLoading && sides.a !== 'draft'}
          onRestore={restore}
        />
      </main>
      {named ? (
        <NameVersion
          page={page}
          entry={named}
          onClose={() => setNamed(undefined)}
          onDone={() => {
            setNamed(undefined);
            void list.mutate();
          }}
        />
      ) : null}
    </>
  );
}

interface ComparedProps extends Pick<HistoryViewProps, 'page' | 'origin'> {
  compared: ReturnType<typeof useCompared>;
  /** Why nothing was restored. */
  problem: string | undefined;
  mayRestore: boolean;
  onRestore: (part?: ChangedPart) => void;
}

/** What was chosen, compared; or why it cannot be. */
function Compared({ compared, problem, ...rest }: ComparedProps) {
  const say = useWords();
  const { list, entries, sides, older, newer, isGone, failed } = compared;
  const trouble = problem ?? failed[0]?.error?.message;
  if (isGone)
    return (
      <p role="alert" className="Empty">
        {say('historyGone')}
      </p>
    );
  if (list.data && sides.a === sides.b)
    return <p className="Empty">{say(entries.length < 2 ? 'historyOne' : 'historySameOne')}</p>;
  return (
    <>
      {trouble === undefined ? null : (
        <p role="alert" className="Trouble">
          {say('refused', { reason: trouble })}{' '}
          {failed.length === 0 ? null : (
            <Button size="small" onPress={() => failed.forEach(({ mutate }) => void mutate())}>
              {say('tryAgain')}
            </Button>
          )}
        </p>
      )}
      {older.data && newer.data && failed.length === 0 ? (
        <Comparison
          {...rest}
          {...{ entries, sides }}
          parts={changedParts(older.data, newer.data)}
          layout={newer.data.layout}
        />
      ) : (
        <p className="Empty">{trouble === undefined ? say('loading') : null}</p>
      )}
    </>
  );
}

/** What can be compared of a page, the two versions that are, and what of it did not come. */
function useCompared(page: HistoryViewProps['page']) {
  const api = useApi();
  const { id, language } = page;
  const list = useSWR<PageHistory, Error>(['history', id, language], () => api.history(id, language), {
    dedupingInterval: 0,
  });
  const entries = entriesOf(list.data);
  const [chosen, setChosen] = useState<Partial<Sides>>({});
  const oldest = entries.at(-1)?.moment ?? 'draft';
  const sides: Sides = { a: chosen.a ?? (list.data?.isLive ? 'published' : oldest), b: chosen.b ?? 'draft' };
  const older = useMoment(page, list.data && sides.a);
  const newer = useMoment(page, list.data && sides.b);
  const isGone = [older, newer].some(({ error }) => wasCleared(error));
  const failed = [list, older, newer].filter(({ error }) => error && !wasCleared(error));
  const askAgain = list.mutate;
  useEffect(() => {
    // A list that still has what was cleared away is old.
    if (isGone) void askAgain();
  }, [isGone, askAgain]);
  return { list, entries, sides, setChosen, older, newer, isGone, failed };
}

/** Whether a version was thinned away since the list was read. */
const wasCleared = (error: Error | undefined): boolean => error instanceof Refusal && error.status === 410;

/** The page at a moment. What is past does not change; drafts and what visitors see do. */
function useMoment({ id, language }: HistoryViewProps['page'], moment: string | undefined) {
  const api = useApi();
  return useSWR<PageMoment, Error>(
    moment === undefined ? null : ['moment', id, language, moment],
    () => api.pageAt(id, language, moment ?? 'draft'),
    {
      ...{ revalidateOnFocus: false, dedupingInterval: 0, keepPreviousData: true },
      shouldRetryOnError: (error: Error) => !(error instanceof Refusal),
    },
  );
}
