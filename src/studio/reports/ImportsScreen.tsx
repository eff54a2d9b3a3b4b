import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import useSWR from 'swr';
import type { ImportRun } from '../api/reportCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { useAddress } from '../app/useAddress.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { ImportReport } from './ImportReport.tsx';
import { countsOf, lookOf, RunMark } from './RunMark.tsx';
import './reports.css';

/** How soon a running import is looked at again. */
const LOOK_MS = 1000;

/** What was imported when and what became of it; a file is tried here first, and then taken. */
export function ImportsScreen(props: ScreenProps) {
  const say = useWords();
  const { parts, go } = useAddress();
  const openId = parts[1];
  return (
    <ScreenFrame {...props} title={say('imports')} note={say('importsNote')}>
      <div className="Report">
        {openId === undefined ? (
          <Runs onOpen={(id) => go(`imports/${id}`)} />
        ) : (
          <ImportReport
            key={openId}
            id={openId}
            onClose={() => go('imports')}
            onBegun={(id) => go(`imports/${id}`)}
          />
        )}
      </div>
    </ScreenFrame>
  );
}

function Runs({ onOpen }: { onOpen: (id: string) => void }) {
  const say = useWords();
  const api = useApi();
  const { data, error } = useSWR('imports', () => api.imports(), {
    refreshInterval: (runs) => (runs?.some(({ state }) => state === 'running') ? LOOK_MS : 0),
  });
  return (
    <>
      <TryFile onBegun={onOpen} />
      {error ? <p role="alert">{say('notReached')}</p> : null}
      {data?.length === 0 ? <p className="Report-none">{say('importsNone')}</p> : null}
      {data && data.length > 0 ? (
        <section aria-label={say('importsList')}>
          <ul className="Report-list">
            {data.map((run) => (
              <RunRow key={run.id} run={run} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** A file is sent and tried; nothing of it is in the directory yet. */
function TryFile({ onBegun }: { onBegun: (id: string) => void }) {
  const say = useWords();
  const api = useApi();
  const announce = useAnnounce();
  const [source, setSource] = useState('');
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState('');
  const isWrong = source !== '' && !/^[a-z][a-z0-9-]{0,30}$/.test(source);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setSending(file.name);
    announce(say('importsSending', { name: file.name }));
    try {
      onBegun(await api.tryImport(file, source));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending('');
    }
  };
  return (
    <div className="Report-try">
      <TextBox
        label={say('importsSource')}
        help={say('importsSourceHelp')}
        value={source}
        onChange={setSource}
        error={isWrong ? say('importsSourceWrong') : undefined}
      />
      <FileTrigger onSelect={(files) => void send(files?.[0])}>
        <Button look="solid" isDisabled={isWrong || sending !== ''}>
          <Icon name="upload" />{' '}
          {sending === '' ? say('importsTry') : say('importsSending', { name: sending })}
        </Button>
      </FileTrigger>
      {problem === '' ? null : (
        <p role="alert" className="TextBox-error">
          {say('importsNotSent', { reason: problem })}
        </p>
      )}
    </div>
  );
}

function RunRow({ run, onOpen }: { run: ImportRun; onOpen: (id: string) => void }) {
  const say = useWords();
  const clock = useClock();
  const time = clock.moment(run.at);
  const name = run.files.join(', ');
  return (
    <li className={`Report-row Report-${lookOf(run)}`}>
      <RunMark run={run} />
      <div className="Report-what">
        <p className="Report-name">{name}</p>
        <p className="Report-about">{run.stored.length > 0 ? countsOf(say, run) : (run.message ?? '')}</p>
      </div>
      <span className="Report-state">
        {time}
        <br />
        {run.authorName === null ? say('importsByCommand') : say('importsBy', { name: run.authorName })}
      </span>
      <Button size="small" aria-label={say('importsOpen', { name, time })} onPress={() => onOpen(run.id)}>
        {say('importsReport')}
      </Button>
    </li>
  );
}
