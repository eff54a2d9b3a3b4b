import { Button as AriaButton } from 'react-aria-components';
import { titleOf, useCatalogue } from '../catalogue.ts';
import { useClock } from '../clock/useClock.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import type { Strings } from '../strings/en.ts';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Entry } from './entriesOf.ts';
import { authorOf, dayOf, entryTitle } from './entryWords.ts';
import type { HistoryEntry } from './groupRevisions.ts';
import { Monogram } from '../ui/Monogram.tsx';

/** The two versions that are compared: A is older and left, B newer and right. */
export interface Sides {
  a: string;
  b: string;
}

interface VersionListProps {
  entries: readonly Entry[];
  sides: Sides;
  onSides: (sides: Sides) => void;
  /** Names a version; absent for who may not. */
  onName?: ((entry: Entry & { seq: number }) => void) | undefined;
  isLoading: boolean;
}

/** Versions by day, each to be chosen as one of the sides. */
export function VersionList({ entries, sides, onSides, onName, isLoading }: VersionListProps) {
  const say = useWords();
  const clock = useClock();
  const days = Map.groupBy(entries, ({ at }) => (at === undefined ? '' : dayOf(at, clock, say)));
  const authors = [...new Set(entries.flatMap(({ author }) => (author === undefined ? [] : [author])))];
  return (
    <section className="History-list" aria-label={say('history')}>
      <h2 className="Column-title">{say('history')}</h2>
      <p className="History-lead">
        {say(isLoading ? 'loading' : entries.length > 2 ? 'historyLead' : 'historyNone')}
      </p>
      {[...days].map(([day, own]) => (
        <div key={day}>
          {day === '' ? null : <h3 className="History-day">{day}</h3>}
          <ol className="History-entries">
            {own.map((entry) => (
              <Version
                key={entry.moment}
                entry={entry}
                sides={sides}
                onSides={onSides}
                onName={onName}
                colour={authors.indexOf(entry.author ?? '') % 4}
              />
            ))}
          </ol>
        </div>
      ))}
      <p className="History-keys">
        <kbd>A</kbd> <kbd>B</kbd> {say('historyKeys')} · <kbd>N</kbd> {say('historyKeyNext')}
      </p>
    </section>
  );
}

interface VersionProps {
  entry: Entry;
  sides: Sides;
  onSides: (sides: Sides) => void;
  onName: VersionListProps['onName'];
  /** Number of the author's colour. */
  colour: number;
}

function Version({ entry, sides, onSides, onName, colour }: VersionProps) {
  const say = useWords();
  const clock = useClock();
  const { moment, at, milestone, note, called, seq } = entry;
  const what = entryTitle(entry, clock, say);
  const isNow = moment === 'draft' || moment === 'published';
  const isPlain = !isNow && at !== undefined && milestone !== 'imported';
  const pick = (side: keyof Sides) => onSides({ ...sides, [side]: moment });
  return (
    <li
      className={`History-entry${sides.a === moment || sides.b === moment ? ' History-chosen' : ''}`}
      data-milestone={isNow ? moment : milestone}
    >
      <AriaButton
        className="History-pick"
        aria-pressed={sides.a === moment}
        onPress={() => pick('a')}
        onKeyDown={(event) => {
          const key = event.key.toLowerCase();
          if (key === 'a' || key === 'b') pick(key);
          else event.continuePropagation();
        }}
      >
        {/* Before the words that are seen, so that whoever says those finds the button. */}
        <span className="Announcer">
          {say('historyPickA', { what: isPlain ? `${dayOf(at, clock, say)}, ` : '' })}
        </span>
        <span className="History-time">{isPlain ? clock.time(at) : what}</span>
        {isPlain ? (
          <span className="History-who">
            <Monogram name={authorOf(entry, say)} colour={colour} />
            <span>
              {authorOf(entry, say)}
              {note === undefined ? <Parts entry={entry} /> : ` · ${say('noteOf', { note })}`}
            </span>
          </span>
        ) : null}
        {called === undefined ? null : (
          <span className="History-called">{say('noteOf', { note: called })}</span>
        )}
      </AriaButton>
      {milestone && milestone !== 'imported' ? (
        <span className={`History-tag History-tag-${milestone}`}>{say(TAGS[milestone])}</span>
      ) : null}
      {onName && seq !== undefined && seq > 0 ? (
        <AriaButton
          className="History-b History-name"
          aria-label={say('nameOf', { what })}
          onPress={() => onName({ ...entry, seq })}
        >
          <Icon name="pencil" />
        </AriaButton>
      ) : null}
      {sides.a === moment ? <span className="History-side-mark">A</span> : null}
      <AriaButton
        className={sides.b === moment ? 'History-side-mark' : 'History-b'}
        aria-label={say('historyPickB', { what })}
        aria-pressed={sides.b === moment}
        onPress={() => pick('b')}
      >
        B
      </AriaButton>
    </li>
  );
}

const TAGS: Record<Exclude<NonNullable<HistoryEntry['milestone']>, 'imported'>, keyof Strings> = {
  published: 'historyPublished',
  restored: 'historyRestored',
  named: 'historyNamed',
};

/** What was changed, in a few words. */
function Parts({ entry }: { entry: Entry }) {
  const say = useWords();
  const catalogue = useCatalogue();
  const [first, ...rest] = (entry.parts ?? []).map((part) => {
    if (part === 'page') return say('historyPage');
    if (part === 'layout') return say('historyComponents');
    return catalogue.components[part] ? titleOf(catalogue, part) : slotTitle(say, part);
  });
  if (first === undefined) return null;
  return ` · ${first}${rest.length > 0 ? ` +${rest.length}` : ''}`;
}
