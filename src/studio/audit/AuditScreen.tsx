import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { AuditFilter, AuditPage } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { useClock } from '../clock/useClock.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { actWords } from './actWords.ts';
import { auditFacts } from './auditFacts.ts';
import type { AuditFact } from './auditFacts.ts';
import '../people/people.css';

type Row = AuditPage['rows'][number];

/** Every act that changed something, and whether the log is as it was written. */
export function AuditScreen(props: ScreenProps) {
  const say = useWords();
  const api = useApi();
  const [filter, setFilter] = useState<AuditFilter>({});
  const { data, error, setSize } = useSWRInfinite(
    (index: number, last: AuditPage | null) => {
      if (last?.before === null) return null;
      return ['audit', filter.actor ?? '', filter.act ?? '', filter.item ?? '', index, last?.before] as const;
    },
    ([, actor, act, item, , before]) => api.audit({ actor, act, item, ...(before && { before }) }),
  );
  const rows = (data ?? []).flatMap((page) => page.rows);
  const isMore = typeof data?.at(-1)?.before === 'number';
  return (
    <ScreenFrame {...props} title={say('audit')} note={say('auditNote')}>
      <div className="People">
        <Filters rows={rows} filter={filter} onChange={setFilter} />
        {error ? <p role="alert">{say('notReached')}</p> : null}
        <Rows
          rows={rows}
          isEmpty={data !== undefined && rows.length === 0}
          onFilter={(item) => setFilter({ ...filter, item })}
        />
        {isMore ? (
          <Button onPress={() => void setSize((size) => size + 1)}>{say('auditOlder')}</Button>
        ) : null}
      </div>
    </ScreenFrame>
  );
}

interface FiltersProps {
  rows: readonly Row[];
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Who and what can be chosen among the rows that were seen so far. */
function Filters({ rows, filter, onChange }: FiltersProps) {
  const say = useWords();
  const language = useLanguage();
  const api = useApi();
  const [found, setFound] = useState('');
  // What is chosen here narrows the rows, and must not narrow the choice.
  const [known, setKnown] = useState<ReadonlyMap<string, { kind: 'actor' | 'act'; name: string }>>(new Map());
  const seen = [...rows.map(({ actor }) => `actor ${actor}`), ...rows.map(({ act }) => `act ${act}`)];
  if (seen.some((key) => !known.has(key))) {
    const next = new Map(known);
    for (const { actor, actorName, act } of rows) {
      next.set(`actor ${actor}`, { kind: 'actor', name: actorName ?? actor });
      next.set(`act ${act}`, { kind: 'act', name: actWords(act, language) });
    }
    setKnown(next);
  }
  const options = (kind: 'actor' | 'act') =>
    [...known]
      .filter(([, one]) => one.kind === kind)
      .map(([key, { name }]) => ({ value: key.slice(kind.length + 1), name }))
      .sort((left, right) => left.name.localeCompare(right.name));
  const check = async () => {
    setFound(say('auditChecking'));
    try {
      const broken = await api.auditCheck();
      setFound(broken ? say('auditBroken', broken) : say('auditWhole'));
    } catch {
      setFound(say('notReached'));
    }
  };
  return (
    <div className="Audit-filter">
      {(['actor', 'act'] as const).map((kind) => (
        <label key={kind}>
          <span>{say(kind === 'actor' ? 'auditWho' : 'auditAct')}</span>
          <select
            value={filter[kind] ?? ''}
            onChange={(event) => onChange({ ...filter, [kind]: event.target.value })}
          >
            <option value="">{say(kind === 'actor' ? 'auditAnybody' : 'auditAnything')}</option>
            {options(kind).map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <TextBox
        label={say('auditItem')}
        value={filter.item ?? ''}
        onChange={(item) => onChange({ ...filter, item: item.trim() })}
      />
      <div className="Audit-acts">
        <p role="status">{found}</p>
        <Button onPress={() => void check()}>{say('auditCheck')}</Button>
        <a
          className="Button Button-line Button-normal"
          href="/studio/api/audit/export"
          download="audit.jsonl"
        >
          {say('auditExport')}
        </a>
      </div>
    </div>
  );
}

interface RowsProps {
  rows: readonly Row[];
  isEmpty: boolean;
  /** Shows what happened to one page or part alone. */
  onFilter: (item: string) => void;
}

function Rows({ rows, isEmpty, onFilter }: RowsProps) {
  const say = useWords();
  const language = useLanguage();
  const clock = useClock();
  if (isEmpty) return <p>{say('auditNone')}</p>;
  return (
    <>
      <p className="Audit-clock">{say('auditClock', { zone: clock.zoneName })}</p>
      {/* What is wider than the screen is reached by keyboard, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="Audit-scroll" role="region" aria-label={say('audit')} tabIndex={0}>
        <table className="Audit">
          <thead>
            <tr>
              {(['auditWhen', 'auditWho', 'auditAct', 'auditWhere', 'auditDetail'] as const).map((title) => (
                <th key={title} scope="col">
                  {say(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seq}>
                <td className="Audit-when">{clock.exact(row.at)}</td>
                <td>{row.actorName ?? (row.actor === 'machine' ? say('auditMachine') : row.actor)}</td>
                <td>{actWords(row.act, language)}</td>
                <td>
                  <Where row={row} onFilter={onFilter} />
                </td>
                <td>
                  <Facts facts={auditFacts(row, { say, language, clock })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The page's name and address, and the language; the id of what is on no page. */
function Where({ row, onFilter }: { row: Row; onFilter: (item: string) => void }) {
  const say = useWords();
  const { itemId, page, locale, names } = row;
  if (itemId === undefined) return null;
  const language = locale === 'en' ? say('english') : locale === 'es' ? say('spanish') : '';
  const name = page?.name ?? names[itemId] ?? itemId;
  return (
    <>
      <button
        type="button"
        className="Audit-item"
        title={itemId}
        aria-label={say('auditOnlyItem', { name })}
        onClick={() => onFilter(itemId)}
      >
        {name}
      </button>
      <span className="Audit-more">{[page?.path, language].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Facts({ facts }: { facts: readonly AuditFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="Audit-facts">
      {facts.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
