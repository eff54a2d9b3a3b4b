import { useEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { EditedPage, PageMoment } from '../api/StudioApi.ts';
import { useCatalogue } from '../catalogue.ts';
import { useClock } from '../clock/useClock.ts';
import { settingTitle } from '../strings/settings.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ChangedField, ChangedList, ChangedPart } from './changedParts.ts';
import type { Entry } from './entriesOf.ts';
import { entryTitle } from './entryWords.ts';
import { PageMap } from './PageMap.tsx';
import { PagesSideBySide } from './PagesSideBySide.tsx';
import { partName, settingWords, whatHappened } from './partWords.ts';
import type { Sides } from './VersionList.tsx';

interface ComparisonProps {
  page: Pick<EditedPage, 'id' | 'path' | 'language'>;
  /** Where the framed pages are. */
  origin: string;
  entries: readonly Entry[];
  sides: Sides;
  parts: readonly ChangedPart[];
  /** What stands where on the newer side. */
  layout: PageMoment['layout'];
  mayRestore: boolean;
  /** Restores the older side: one part of it, or all. */
  onRestore: (part?: ChangedPart) => void;
}

type View = 'words' | 'pages';

/** What differs between two versions, the older left and the newer right: part by part in words, or drawn as pages. */
export function Comparison(props: ComparisonProps) {
  const { page, origin, entries, sides, parts, layout, mayRestore, onRestore } = props;
  const say = useWords();
  const clock = useClock();
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('words');
  const { current, next, go } = useNextChange(list, parts, view);
  const titleFor = (moment: string) => {
    const entry = entries.find((one) => one.moment === moment);
    return entry ? entryTitle(entry, clock, say) : '';
  };
  const titles = { a: titleFor(sides.a), b: titleFor(sides.b) };
  return (
    <div className={`History-compare History-view-${view}`} ref={list}>
      <div className="History-bar">
        <Views view={view} onChange={setView} />
        <p role="status">
          {parts.length === 0 ? say('historySame') : say('historyDiffers', { count: parts.length })}
        </p>
        <Button look="bare" size="small" isDisabled={parts.length === 0} onPress={next}>
          <Icon name="down" /> {say('historyNext')}
        </Button>
        <Button isDisabled={!mayRestore || parts.length === 0} onPress={() => onRestore()}>
          <Icon name="undo" /> {say('restoreAll')}
        </Button>
      </div>
      <div className="History-heads">
        {(['a', 'b'] as const).map((side) => (
          <p key={side} className="History-head">
            <span className="History-side-mark">{side.toUpperCase()}</span> <strong>{titles[side]}</strong>
          </p>
        ))}
      </div>
      {view === 'pages' ? (
        <PagesSideBySide
          // What stands now and what visitors see are drawn anew once something was written.
          key={entries.find(({ seq }) => seq !== undefined)?.seq ?? 0}
          {...{ page, origin, sides, titles, parts, current }}
        />
      ) : (
        parts.map((part) => <Part key={part.key} part={part} mayRestore={mayRestore} onRestore={onRestore} />)
      )}
      {view === 'words' && parts.length === 0 ? <Same entries={entries} sides={sides} /> : null}
      {parts.length > 0 ? <PageMap layout={layout} parts={parts} onGo={go} /> : null}
    </div>
  );
}

/** What stands where nothing differs: that it does not, and what else could be compared. */
function Same({ entries, sides }: Pick<ComparisonProps, 'entries' | 'sides'>) {
  const say = useWords();
  const isLive = sides.a === 'published' && sides.b === 'draft';
  return (
    <div className="Empty History-same">
      <Icon name="done" />
      <p>
        {say('historySameLead')} {isLive ? say('historySameLive') : null}
      </p>
      {entries.length > 2 ? <p>{say('historySameOther')}</p> : null}
    </div>
  );
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const say = useWords();
  return (
    <ToggleButtonGroup
      className="History-views"
      aria-label={say('historyView')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => onChange([...keys][0] as View)}
    >
      <ToggleButton id="words" className="Tool">
        <Icon name="words" /> {say('historyWords')}
      </ToggleButton>
      <ToggleButton id="pages" className="Tool">
        <Icon name="columns" /> {say('historyPages')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** N goes to the next change, but for where somebody writes; drawn pages are scrolled there, and the change is said. */
function useNextChange(list: React.RefObject<HTMLElement | null>, parts: readonly ChangedPart[], view: View) {
  const say = useWords();
  const announce = useAnnounce();
  const catalogue = useCatalogue();
  const [current, setCurrent] = useState<{ key: string }>();
  const drawn = parts.filter(({ key }) => key !== '');
  const showOnPages = (part: ChangedPart | undefined) => {
    if (!part) return;
    setCurrent({ key: part.key });
    announce(`${partName(part, catalogue, say)}: ${whatHappened(part, say)}`);
  };
  const nextOnPages = () =>
    showOnPages(drawn[(drawn.findIndex(({ key }) => key === current?.key) + 1) % drawn.length]);
  const inWords = () => [...(list.current?.querySelectorAll<HTMLElement>('.History-part') ?? [])];
  const nextInWords = () => {
    const all = inWords();
    const at = all.findIndex((one) => one.contains(document.activeElement));
    all.at((at + 1) % all.length)?.focus();
  };
  const go = (part: ChangedPart) => {
    if (view === 'pages') showOnPages(part);
    else inWords()[parts.indexOf(part)]?.focus();
  };
  const next = view === 'pages' ? nextOnPages : nextInWords;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting)
        next();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  return { current, next, go };
}

interface PartProps {
  part: ChangedPart;
  mayRestore: boolean;
  onRestore: (part: ChangedPart) => void;
}

function Part({ part, mayRestore, onRestore }: PartProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const { key, componentName, fields, settings, lists, state } = part;
  const name = partName(part, catalogue, say);
  const shown = (setting: string, value: string) =>
    settingWords({ name: setting, value, componentName }, catalogue, say);
  const isRestorable = (state === 'both' || state === 'moved') && hasToRestore(part);
  return (
    <section className="History-part" aria-label={name} tabIndex={-1}>
      <div className="History-part-head">
        <Icon name={key === '' ? 'page' : 'part'} />
        <h3>{name}</h3>
        <span className="History-what">{whatHappened(part, say)}</span>
        {isRestorable ? (
          <Button
            look="bare"
            size="small"
            aria-label={say('restorePartOf', { name })}
            isDisabled={!mayRestore}
            onPress={() => onRestore(part)}
          >
            {say('restorePart')}
          </Button>
        ) : null}
      </div>
      {fields.map((field) => (
        <Field key={field.key} field={field} />
      ))}
      {lists.map((list) => (
        <EntriesCompared key={list.holder} list={list} />
      ))}
      {settings.map(({ name: setting, before, after }) => (
        <div key={setting} className="History-field">
          {[before, after].map((value, side) => (
            <div key={side} className="History-text">
              <p className="History-label">{settingTitle(say, setting)}</p>
              <p className="History-words">
                {side === 0 ? <del>{shown(setting, value)}</del> : <ins>{shown(setting, value)}</ins>}
              </p>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Whether there is something of a part that can be written as it was: where it stood is a matter of the whole page. */
const hasToRestore = ({ fields, settings, lists, itemIds }: ChangedPart): boolean =>
  settings.length > 0 || ((fields.length > 0 || lists.length > 0) && itemIds.length > 0);

/** The entries of a list on both sides, what moved, came or went marked. */
function EntriesCompared({ list: { before, after } }: { list: ChangedList }) {
  const say = useWords();
  return (
    <div className="History-field">
      {[before, after].map((entries, side) => (
        <div key={side} className="History-text">
          <p className="History-label">{say('historyEntries')}</p>
          {entries.length === 0 ? (
            <p className="History-words">
              <span className="History-empty">{say('historyNoEntries')}</span>
            </p>
          ) : null}
          <ol className="History-words History-entries-compared">
            {entries.map(({ itemId, name, isChanged }) => (
              <li key={itemId}>{isChanged ? side === 0 ? <del>{name}</del> : <ins>{name}</ins> : name}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** One text on both sides. What is compared is words: markup of the content never becomes markup here. */
function Field({ field }: { field: ChangedField }) {
  const say = useWords();
  const { within, pieces, isFormOnly } = field;
  const name = fieldTitle(say, field.name);
  const label = within === '' ? name : `${within} · ${name}`;
  const side = (kind: 'removed' | 'added') => {
    const own = pieces.filter((piece) => piece.kind === 'same' || piece.kind === kind);
    return (
      <div className="History-text">
        <p className="History-label">{label}</p>
        <p className="History-words">
          {own.length === 0 ? <span className="History-empty">{say('historyEmpty')}</span> : null}
          {own.map((piece, index) => {
            if (piece.kind === 'same') return piece.text;
            return piece.kind === 'added' ? (
              <ins key={index}>{piece.text}</ins>
            ) : (
              <del key={index}>{piece.text}</del>
            );
          })}
        </p>
        {isFormOnly && kind === 'added' ? <p className="History-what">{say('historyFormOnly')}</p> : null}
      </div>
    );
  };
  return (
    <div className="History-field">
      {side('removed')}
      {side('added')}
    </div>
  );
}
