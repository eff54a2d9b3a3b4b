import { useState } from 'react';
import { Checkbox, FileTrigger } from 'react-aria-components';
import type { ImportedLine, RedirectImport } from '../api/redirectCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useAct } from '../ui/useAct.ts';
import { refusalWords } from './RedirectDialog.tsx';

interface ImportDialogProps {
  site: string;
  onClose: () => void;
  onDone: (count: number) => void;
}

const OUTCOMES = ['added', 'replaced', 'same', 'refused'] as const;
const MOST_SHOWN = 200;

/** A file of redirects: what would become of each line, before any of them is taken. */
export function ImportDialog({ site, onClose, onDone }: ImportDialogProps) {
  const say = useWords();
  const api = useApi();
  const { isBusy, problem, run } = useAct();
  const [csv, setCsv] = useState('');
  const [trial, setTrial] = useState<RedirectImport>();
  const count = trial ? trial.counts.added + trial.counts.replaced : 0;
  const read = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setTrial(undefined);
    run(async () => {
      const text = await file.text();
      setCsv(text);
      return api.importRedirects(site, text, true);
    }, setTrial);
  };
  return (
    <DialogBox
      title={say('importTitle')}
      isWide
      problem={problem}
      onClose={onClose}
      act={{
        label: say('importNow', { count }),
        isDisabled: isBusy || count === 0,
        onPress: () =>
          run(
            () => api.importRedirects(site, csv, false),
            ({ counts }) => onDone(counts.added + counts.replaced),
          ),
      }}
    >
      <p>{say('importLead')}</p>
      <div>
        <FileTrigger acceptedFileTypes={['.csv', 'text/csv', 'text/plain']} onSelect={read}>
          <Button>{say('importFile')}</Button>
        </FileTrigger>
      </div>
      {trial ? <Report trial={trial} /> : null}
    </DialogBox>
  );
}

function Report({ trial: { lines, counts } }: { trial: RedirectImport }) {
  const say = useWords();
  const [isRefused, setRefused] = useState(counts.refused > 0);
  const shown = lines.filter(({ outcome }) => !isRefused || outcome === 'refused');
  return (
    <div className="Import">
      <p role="status">
        {OUTCOMES.filter((outcome) => counts[outcome] > 0)
          .map((outcome) => say('lineCount', { count: counts[outcome], what: say(`line-${outcome}`) }))
          .join(' · ')}
      </p>
      {counts.refused > 0 ? (
        <div className="Import-refused">
          <Checkbox className="Flag" isSelected={isRefused} onChange={setRefused}>
            <span className="Flag-box" aria-hidden="true" />
            {say('importOnlyRefused')}
          </Checkbox>
          <a
            className="Button Button-line Button-small"
            download="refused.csv"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(refusedFile(lines))}`}
          >
            {say('importSaveRefused')}
          </a>
        </div>
      ) : null}
      {shown.length === 0 ? null : (
        // What is longer than the dialog is reached by keyboard, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div className="Import-scroll" role="region" aria-label={say('importReport')} tabIndex={0}>
          <table className="Redirects">
            <thead>
              <tr>
                {(['lineNumber', 'redirectFrom', 'redirectTo', 'lineBecomes'] as const).map((title) => (
                  <th key={title} scope="col">
                    {say(title)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, MOST_SHOWN).map((line) => (
                <Line key={line.line} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Line({ line: { line, from, to, outcome, why, about, leadsTo } }: { line: ImportedLine }) {
  const say = useWords();
  return (
    <tr>
      <td>{line}</td>
      <td>{from}</td>
      <td>{to}</td>
      <td data-bad={outcome === 'refused' || undefined}>
        {say(`line-${outcome}`)}
        {why ? `: ${refusalWords(say, why, about)}` : ''}
        {leadsTo ? `, ${say('lineLeadsTo', { to: leadsTo })}` : ''}
      </td>
    </tr>
  );
}

const cell = (text: string) => (/[",;\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The refused lines as they were, with the reason behind them: nothing of a file is lost. */
export const refusedFile = (lines: readonly ImportedLine[]): string =>
  ['from,to,why']
    .concat(
      lines
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ from, to, why, about }) =>
          [from, to, [why, about].filter(Boolean).join(' ')].map(cell).join(','),
        ),
    )
    .join('\n');
