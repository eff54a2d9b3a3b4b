import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { Entry } from '../api/StudioApi.ts';
import type { EntryActs, EntryHolder } from '../app/useEntries.ts';
import { entriesOf } from '../catalogue.ts';
import type { CatalogueField, EntryList } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

export interface EntriesProps {
  holder: EntryHolder;
  /** What is declared of them. */
  list: EntryList;
  /** Of the component, at every level. */
  entries: readonly Entry[];
  acts: EntryActs;
  /** A word to know an entry by; '' for one nobody wrote in yet. */
  nameOf: (entry: Entry, of: Record<string, CatalogueField>) => string;
  /** The item whose text is chosen on the page: what it stands in is open. */
  chosen?: string | undefined;
  /** The editors of an entry's texts. */
  children: (entry: Entry, of: Record<string, CatalogueField>) => ReactNode;
}

/** The entries of a component, in their order: pictures of a gallery, links of a list. */
export function Entries(props: EntriesProps) {
  const say = useWords();
  const titleId = useId();
  return (
    <section className="Panel-fields" aria-labelledby={titleId} data-entry={props.holder.itemId}>
      <h3 id={titleId}>{fieldTitle(say, props.list.name)}</h3>
      <EntryRows {...props} />
    </section>
  );
}

/** Those below one item; each with those below itself. */
function EntryRows(props: EntriesProps) {
  const { holder, list, entries, acts, nameOf, children } = props;
  const say = useWords();
  const here = entries.filter((entry) => entry.holder === holder.itemId);
  const below = entriesOf({ fields: list.of });
  return (
    <>
      {here.length === 0 ? <p className="Panel-empty">{say('noEntries')}</p> : null}
      {here.map((entry, index) => {
        const place = index + 1;
        const name = nameOf(entry, list.of);
        return (
          <fieldset key={entry.itemId} className="Group" data-entry={entry.itemId}>
            <legend>
              {say('entryOf', { place, count: here.length })}
              {name ? ` · ${name}` : ''}
            </legend>
            {children(entry, list.of)}
            {below ? <Below {...props} {...{ entry, name }} list={below} /> : null}
            <EntryTools {...{ entry, place, name, acts }} isLast={place === here.length} />
          </fieldset>
        );
      })}
      {here.length < list.most ? (
        <Button data-act="add" onPress={() => acts.add(holder, list.of)}>
          <Icon name="add" /> {say('addEntry')}
        </Button>
      ) : null}
    </>
  );
}

/** Entries of an entry, behind their number: a menu of several levels is longer than a panel. */
function Below({ entry, name, ...props }: EntriesProps & { entry: Entry; name: string }) {
  const say = useWords();
  const { holder, entries, chosen = '' } = props;
  const count = entries.filter((one) => one.holder === entry.itemId).length;
  const holds = isBelow(entries, chosen, entry.itemId);
  const [isOpen, setOpen] = useState(holds);
  const [held, setHeld] = useState(holds);
  if (held !== holds) {
    setHeld(holds);
    if (holds) setOpen(true);
  }
  return (
    <details className="Below" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="open" /> {say('entriesBelow', { count })}
        {name ? <span className="Announcer">: {name}</span> : null}
      </summary>
      {isOpen ? (
        <div className="Below-entries">
          <EntryRows {...props} holder={{ ...holder, itemId: entry.itemId }} />
        </div>
      ) : null}
    </details>
  );
}

/** Whether an entry stands somewhere below an item. */
function isBelow(entries: readonly Entry[], entryId: string, itemId: string): boolean {
  const holder = entries.find((one) => one.itemId === entryId)?.holder;
  return holder !== undefined && (holder === itemId || isBelow(entries, holder, itemId));
}

interface ToolsProps extends Pick<EntriesProps, 'acts'> {
  entry: Entry;
  place: number;
  name: string;
  isLast: boolean;
}

function EntryTools({ entry, place, name, isLast, acts }: ToolsProps) {
  const say = useWords();
  const of = name ? `: ${name}` : '';
  return (
    <div className="Panel-tools">
      <Button
        look="bare"
        size="small"
        data-act="up"
        isDisabled={place === 1}
        aria-label={say('entryUp', { place }) + of}
        onPress={() => acts.move(entry, -1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        look="bare"
        size="small"
        data-act="down"
        isDisabled={isLast}
        aria-label={say('entryDown', { place }) + of}
        onPress={() => acts.move(entry, 1)}
      >
        <Icon name="down" />
      </Button>
      <Button
        look="bare"
        size="small"
        data-act="remove"
        aria-label={say('entryRemove', { place }) + of}
        onPress={() => acts.remove(entry)}
      >
        <Icon name="bin" />
      </Button>
    </div>
  );
}
