import { useDeferredValue, useState } from 'react';
import useSWR from 'swr';
import type { RedirectInput, RedirectView } from '../api/redirectCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { SiteChoice } from '../app/SiteChoice.tsx';
import type { Clock } from '../clock/clockOf.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { RedirectDialog, refusalWords } from './RedirectDialog.tsx';
import { WayBox } from './WayBox.tsx';
import './redirects.css';

const FILTERS = ['all', 'move', 'hand', 'import', 'nothing'] as const;
type Filter = (typeof FILTERS)[number];
const STEP = 60;

type Opened = { kind: 'add' } | { kind: 'import' } | { kind: 'change'; was: RedirectView };

/** What leads where on a site, and where an address leads. */
export function RedirectsScreen(props: ScreenProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { sites } = props.session;
  const [site, setSite] = useState(sites[0]?.name ?? 'main');
  const { data, error, mutate } = useSWR(['redirects', site], () => api.redirects(site));
  const [opened, setOpened] = useState<Opened>();
  const { problem, run } = useAct();
  const [refused, setRefused] = useState('');
  const done = (text: string) => {
    setOpened(undefined);
    toast({ text });
    void mutate();
  };
  const remove = (was: RedirectView) => {
    setRefused('');
    run(
      () => api.removeRedirect(site, was),
      (answer) => {
        void mutate();
        if (answer.kind === 'refused') return setRefused(refusalWords(say, answer.why, answer.about));
        toast({
          text: say('redirectRemoved', { from: was.from }),
          ...(was.how !== 'shown' && {
            undo: async () => {
              await api.putRedirect(site, inputAgain(was));
              await mutate();
            },
          }),
        });
      },
    );
  };
  const trouble = problem ?? refused;
  const rows = data?.redirects ?? [];
  return (
    <ScreenFrame {...props} site={site} title={say('redirectsTitle')} note={say('redirectsNote')}>
      <div className="RedirectScreen">
        <div className="RedirectScreen-head">
          <SiteChoice sites={sites} site={site} onChange={setSite} />
          {data?.mayChange ? (
            <div className="RedirectScreen-acts">
              <Button onPress={() => setOpened({ kind: 'import' })}>
                <Icon name="upload" /> {say('redirectImport')}
              </Button>
              <Button look="solid" onPress={() => setOpened({ kind: 'add' })}>
                <Icon name="add" /> {say('redirectAdd')}
              </Button>
            </div>
          ) : null}
        </div>
        {trouble ? (
          <p role="alert" className="TextBox-error">
            {say('refused', { reason: trouble })}
          </p>
        ) : null}
        <WayBox key={site} site={site} />
        {data ? (
          <RedirectTable
            rows={rows}
            {...(data.mayChange && {
              onChange: (was) => setOpened({ kind: 'change', was }),
              onRemove: remove,
            })}
          />
        ) : (
          <p role={error ? 'alert' : undefined}>{say(error ? 'notReached' : 'loading')}</p>
        )}
      </div>
      <Dialogs site={site} opened={opened} onClose={() => setOpened(undefined)} onDone={done} />
    </ScreenFrame>
  );
}

interface DialogsProps {
  site: string;
  opened: Opened | undefined;
  onClose: () => void;
  onDone: (said: string) => void;
}

function Dialogs({ site, opened, onClose, onDone }: DialogsProps) {
  const say = useWords();
  if (!opened) return null;
  if (opened.kind === 'import')
    return (
      <ImportDialog site={site} onClose={onClose} onDone={(count) => onDone(say('importDone', { count }))} />
    );
  const was = opened.kind === 'change' ? opened.was : undefined;
  return <RedirectDialog site={site} was={was} onClose={onClose} onDone={onDone} />;
}

/** As it was, for the way back. */
const inputAgain = ({ from, target, how, keepsQuery, locale }: RedirectView): RedirectInput => ({
  ...{ from, to: target, isPermanent: how === 'permanent', keepsQuery },
  locale: locale === 'en' || locale === 'es' ? locale : '',
});

const isBad = ({ end }: RedirectView) => end === 'nothing' || end === 'circle';

const fits = (row: RedirectView, filter: Filter): boolean =>
  filter === 'all' || (filter === 'nothing' ? isBad(row) : row.made?.how === filter);

interface RedirectTableProps {
  rows: readonly RedirectView[];
  /** Absent: the person may only look. */
  onChange?: (was: RedirectView) => void;
  onRemove?: (was: RedirectView) => void;
}

function RedirectTable({ rows, onChange, onRemove }: RedirectTableProps) {
  const say = useWords();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(STEP);
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const found = rows.filter(
    (row) => fits(row, filter) && `${row.from} ${row.target}`.toLowerCase().includes(wanted),
  );
  const shown = found.slice(0, most);
  const titles = [
    'redirectFrom',
    'redirectTo',
    'redirectMade',
    ...(onChange ? ['redirectActs' as const] : []),
  ];
  return (
    <>
      <div className="RedirectScreen-filter">
        <TextBox label={say('redirectFind')} value={words} onChange={setWords} />
        <label className="Redirect-choice">
          <span>{say('redirectsShown')}</span>
          <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {say(`redirects-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status">
          {found.length === 0
            ? say(rows.length === 0 ? 'redirectsEmpty' : 'redirectsNone')
            : say('redirectsCount', { count: found.length })}
        </p>
      </div>
      {shown.length === 0 ? null : (
        <table className="Redirects">
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {say(title as 'redirectFrom')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <RedirectRow
                key={`${row.locale} ${row.pattern}`}
                row={row}
                {...(onChange && { onChange })}
                {...(onRemove && { onRemove })}
              />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown.length ? (
        <Button onPress={() => setMost(most + STEP)}>
          {say('redirectsMore', { count: Math.min(STEP, found.length - shown.length) })}
        </Button>
      ) : null}
    </>
  );
}

function RedirectRow({ row, onChange, onRemove }: Omit<RedirectTableProps, 'rows'> & { row: RedirectView }) {
  const say = useWords();
  const clock = useClock();
  const about = [
    row.isPattern && say('redirectIsPattern'),
    row.locale && say(row.locale === 'es' ? 'spanish' : 'english'),
    say(`redirect-${row.how}`),
    !row.keepsQuery && row.how !== 'shown' && say('redirectDropsQuery'),
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <span className="Redirect-address">{row.from}</span>
        <span className="Redirect-about">{about.join(' · ')}</span>
      </th>
      <td>
        <span className="Redirect-address">{row.target}</span>
        {row.end === 'nothing' || row.end === 'circle' ? (
          <span className="Redirect-bad">
            <Icon name="warning" /> {say(`redirect-${row.end}`)}
          </span>
        ) : null}
      </td>
      <td className="Redirect-about">{madeWords(row, say, clock)}</td>
      {onChange ? (
        <td className="Redirect-acts">
          {row.how === 'shown' ? null : (
            <Button
              size="small"
              look="bare"
              aria-label={say('redirectChangeOf', { from: row.from })}
              onPress={() => onChange(row)}
            >
              {say('redirectChange')}
            </Button>
          )}
          <Button
            size="small"
            look="bare"
            aria-label={say('redirectRemoveOf', { from: row.from })}
            onPress={() => onRemove?.(row)}
          >
            {say('redirectRemove')}
          </Button>
        </td>
      ) : null}
    </tr>
  );
}

function madeWords({ made }: RedirectView, say: Words, clock: Clock): string {
  if (!made) return say('redirectMadeBefore');
  return `${clock.date(made.at)}, ${say(`redirectMade-${made.how}`, { name: made.by ?? say('someone') })}`;
}
