import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Entry, Placed } from '../api/StudioApi.ts';
import type { EntryActs } from '../app/useEntries.ts';
import type { CatalogueField } from '../catalogue.ts';
import { fieldTitle } from '../strings/fieldNames.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface EntriesProps {
  component: Placed;
  /** What the component declares of them. */
  list: { name: string; of: Record<string, CatalogueField>; most: number };
  entries: readonly Entry[];
  acts: EntryActs;
  /** The editors of an entry's texts. */
  children: (entry: Entry) => ReactNode;
}

/** The entries of a component, in their order: pictures of a gallery, links of a list. */
export function Entries({ component, list, entries, acts, children }: EntriesProps) {
  const say = useWords();
  const titleId = useId();
  return (
    <section className="Panel-fields" aria-labelledby={titleId}>
      <h3 id={titleId}>{fieldTitle(say, list.name)}</h3>
      {entries.length === 0 ? <p className="Panel-empty">{say('noEntries')}</p> : null}
      {entries.map((entry, index) => {
        const place = index + 1;
        return (
          <fieldset key={entry.itemId} className="Group">
            <legend>{say('entryOf', { place, count: entries.length })}</legend>
            {children(entry)}
            <div className="Panel-tools">
              <Button
                look="bare"
                size="small"
                isDisabled={index === 0}
                aria-label={say('entryUp', { place })}
                onPress={() => acts.move(entry, -1)}
              >
                <Icon name="up" />
              </Button>
              <Button
                look="bare"
                size="small"
                isDisabled={place === entries.length}
                aria-label={say('entryDown', { place })}
                onPress={() => acts.move(entry, 1)}
              >
                <Icon name="down" />
              </Button>
              <Button
                look="bare"
                size="small"
                aria-label={say('entryRemove', { place })}
                onPress={() => acts.remove(entry)}
              >
                <Icon name="bin" />
              </Button>
            </div>
          </fieldset>
        );
      })}
      {entries.length < list.most ? (
        <Button onPress={() => acts.add(component, list.of)}>
          <Icon name="add" /> {say('addEntry')}
        </Button>
      ) : null}
    </section>
  );
}
