import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { FINDING_KINDS } from '../api/reportCalls.ts';
import type { FindingKind, ImportDetail, ImportRun } from '../api/reportCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useReason } from '../reasons/useReason.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useAct } from '../ui/useAct.ts';
import { isRefusalCode } from './refusalCodes.ts';
import { countsOf, lookOf, RunMark, stateWords } from './RunMark.tsx';

const LOOK_MS = 700;

interface ImportReportProps {
  id: string;
  onClose: () => void;
  /** A dry run was begun for real. */
  onBegun: (id: string) => void;
}

/** One import: what became of it, each record that was refused, and the way from a dry run to the real one. */
export function ImportReport({ id, onClose, onBegun }: ImportReportProps) {
  const say = useWords();
  const api = useApi();
  const [kind, setKind] = useState<FindingKind>();
  const [page, setPage] = useState(1);
  const { data, error } = useSWR(['import', id, kind, page], () => api.importRun(id, kind, page), {
    keepPreviousData: true,
    refreshInterval: (one) => (one?.run.state === 'running' ? LOOK_MS : 0),
  });
  useNewsOf(data?.run);
  return (
    <>
      <p>
        <Button size="small" onPress={onClose}>
          {say('importsBack')}
        </Button>
      </p>
      {error ? <p role="alert">{error instanceof Error ? error.message : say('notReached')}</p> : null}
      {data ? (
        <>
          <Head run={data.run} onBegun={onBegun} />
          <Findings
            detail={data}
            kind={kind}
            page={page}
            onKind={(next) => {
              setKind(next);
              setPage(1);
            }}
            onPage={setPage}
          />
        </>
      ) : null}
    </>
  );
}

/** Says when a run that was waited for has ended. */
function useNewsOf(run: ImportRun | undefined) {
  const say = useWords();
  const announce = useAnnounce();
  const last = useRef<ImportRun['state']>(undefined);
  useEffect(() => {
    if (!run) return;
    if (last.current === 'running' && run.state !== 'running')
      announce(say('importsEnded', { name: run.files.join(', '), state: stateWords(say, run) }));
    last.current = run.state;
  }, [announce, run, say]);
}

function Head({ run, onBegun }: { run: ImportRun; onBegun: (id: string) => void }) {
  const say = useWords();
  const clock = useClock();
  const readable = useReason();
  const [isAsking, setAsking] = useState(false);
  const why = {
    running: '',
    done: run.isDry ? say('importsTriedWhy') : '',
    refused: say('importsRefusedWhy', { reason: readable(run.message ?? '') }),
    interrupted: say('importsInterruptedWhy', {
      stored: run.isDry || run.stored.length === 0 ? say('importsNothingStored') : run.stored.join(', '),
    }),
  }[run.state];
  const name = run.files.join(', ');
  return (
    <section className={`Report-head Report-${lookOf(run)}`} aria-label={name}>
      <div className="Report-what">
        <h2>{name}</h2>
        <p>
          <RunMark run={run} /> {clock.moment(run.at)},{' '}
          {run.authorName === null ? say('importsByCommand') : say('importsBy', { name: run.authorName })}
        </p>
        {run.stored.length > 0 ? <p>{countsOf(say, run)}</p> : null}
        {why === '' ? null : <p className="Report-about">{why}</p>}
        {run.realId ? <p className="Report-about">{say('importsTakenSince')}</p> : null}
      </div>
      <div className="Report-acts">
        {run.refused + run.flagged > 0 ? (
          <a
            className="Button Button-line Button-normal"
            href={`/studio/api/imports/${run.id}/report.csv`}
            download="import-report.csv"
          >
            {say('importsCsv')}
          </a>
        ) : null}
        {run.canRun ? (
          <Button look="solid" onPress={() => setAsking(true)}>
            {say('importsTake')}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <TakeDialog
          run={run}
          onClose={() => setAsking(false)}
          onBegun={(id) => {
            setAsking(false);
            onBegun(id);
          }}
        />
      ) : null}
    </section>
  );
}

interface TakeDialogProps {
  run: ImportRun;
  onClose: () => void;
  onBegun: (id: string) => void;
}

function TakeDialog({ run, onClose, onBegun }: TakeDialogProps) {
  const say = useWords();
  const api = useApi();
  const { isBusy, problem, run: act } = useAct();
  return (
    <DialogBox
      title={say('importsTakeTitle', { name: run.files.join(', ') })}
      problem={problem}
      onClose={onClose}
      act={{
        label: say('importsTake'),
        isDisabled: isBusy,
        onPress: () => act(() => api.runImport(run.id), onBegun),
      }}
    >
      <p>{say('importsTakeLead', { created: run.created, updated: run.updated })}</p>
    </DialogBox>
  );
}

interface FindingsProps {
  detail: ImportDetail;
  kind: FindingKind | undefined;
  page: number;
  onKind: (kind: FindingKind | undefined) => void;
  onPage: (page: number) => void;
}

function Findings({ detail, kind, page, onKind, onPage }: FindingsProps) {
  const say = useWords();
  const { counts, findings, perPage, run } = detail;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (run.state === 'running') return <p role="status">{say('loading')}</p>;
  if (all === 0) return run.state === 'done' ? <p className="Report-none">{say('importsClean')}</p> : null;
  const shown = kind === undefined ? all : (counts[kind] ?? 0);
  const choice = (value: FindingKind | undefined, label: string, count: number) => (
    <li key={value ?? 'all'}>
      <button
        type="button"
        className="Report-kind"
        aria-pressed={kind === value}
        onClick={() => onKind(value)}
      >
        {label} <span className="Report-count">{count}</span>
      </button>
    </li>
  );
  return (
    <>
      <ul className="Report-kinds" aria-label={say('importsWhat')}>
        {choice(undefined, say('importsAllKinds'), all)}
        {FINDING_KINDS.filter((one) => counts[one]).map((one) =>
          choice(one, say(`importsKind-${one}`), counts[one] ?? 0),
        )}
      </ul>
      <FindingTable findings={findings} />
      <div className="Report-acts">
        {page > 1 ? (
          <Button onPress={() => onPage(page - 1)}>{say('importsBefore', { count: perPage })}</Button>
        ) : null}
        {shown > page * perPage ? (
          <Button onPress={() => onPage(page + 1)}>
            {say('importsMore', { count: Math.min(perPage, shown - page * perPage) })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function FindingTable({ findings }: { findings: ImportDetail['findings'] }) {
  const say = useWords();
  return (
    // What is wider than the screen is reached by keyboard, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="Report-scroll" role="region" aria-label={say('importsWhat')} tabIndex={0}>
      <table className="Report-table">
        <thead>
          <tr>
            {(['importsRow', 'importsRecord', 'importsField', 'importsReason', 'importsKind'] as const).map(
              (title) => (
                <th key={title} scope="col">
                  {say(title)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {findings.map((finding, at) => (
            <tr key={`${finding.file} ${finding.row} ${finding.field} ${at}`}>
              <td data-label={say('importsRow')}>{finding.row}</td>
              <td lang="en">{finding.label}</td>
              <td>{finding.field === '' ? say('importsWhole') : <code>{finding.field}</code>}</td>
              <Reason finding={finding} />
              <td>{say(`importsKind-${finding.kind}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reason({ finding: { code, about, reason } }: { finding: ImportDetail['findings'][number] }) {
  const say = useWords();
  const readable = useReason();
  if (isRefusalCode(code)) return <td>{say(`importsWhy-${code}`, { about })}</td>;
  // What was found otherwise, or by an earlier version, has the platform's own words, which are English.
  const words = readable(reason);
  return <td lang={words === reason ? 'en' : undefined}>{words}</td>;
}
