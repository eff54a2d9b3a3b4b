import useSWR from 'swr';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { entriesOf } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ChosenProps {
  page: Pick<EditedPage, 'id' | 'language'>;
  /** Undefined as long as nothing is chosen. */
  chosen:
    | { name: string; entry: CatalogueEntry; about: string | undefined; picture: string | undefined }
    | undefined;
}

/** The component that is chosen, larger: what visitors see of it, what is filled in, and on how many pages it stands. */
export function Chosen({ page, chosen }: ChosenProps) {
  const say = useWords();
  if (!chosen)
    return (
      <section className="Chosen" aria-label={say('addLarge')}>
        <p className="Chosen-hint">{say('addChoose')}</p>
      </section>
    );
  const { name, entry, about, picture } = chosen;
  return (
    <section className="Chosen" aria-label={say('addLarge')}>
      <h3>{entry.title}</h3>
      <Thumbnail entry={entry} picture={picture} />
      <p>{about}</p>
      <dl className="Chosen-facts">
        <dt>{say('addFills')}</dt>
        <dd>{filledIn(entry, say)}</dd>
        {Object.keys(entry.slots ?? {}).length > 0 ? (
          <>
            <dt>{say('addHolds')}</dt>
            <dd>{say('addParts')}</dd>
          </>
        ) : null}
        <dt>{say('addUsed')}</dt>
        <dd>
          <Uses page={page} name={name} />
        </dd>
      </dl>
    </section>
  );
}

/** The names of its texts, and whether it has entries. */
function filledIn(entry: CatalogueEntry, say: Words): string {
  const list = entriesOf(entry);
  const texts = Object.keys(entry.fields)
    .filter((name) => name !== list?.name)
    .map((name) => fieldTitle(say, name));
  const all = list ? [...texts, say('addEntries')] : texts;
  return all.length > 0 ? all.join(', ') : say('addFillsNothing');
}

/** On how many pages of the site it stands; asked once for all components. */
function Uses({ page: { id, language }, name }: { page: ChosenProps['page']; name: string }) {
  const say = useWords();
  const api = useApi();
  const { data, error } = useSWR<Record<string, number>, Error>(['componentUses', id, language], () =>
    api.componentUses(id, language),
  );
  if (error && !data) return say('addUsedUnknown');
  if (!data) return <span className="Chosen-waiting">{say('loading')}</span>;
  const count = data[name] ?? 0;
  return count === 0 ? say('addUsedNowhere') : say('addUsedOn', { count });
}
