import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import useSWR from 'swr';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { entriesOf } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { Choice } from '../fields/Settings.tsx';
import { settingTitle } from '../strings/settings.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { mayHaveExample, variantsOf } from './start.ts';
import type { Start } from './start.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ChosenProps {
  page: Pick<EditedPage, 'id' | 'language'>;
  /** Undefined as long as nothing is chosen. */
  chosen:
    | { name: string; entry: CatalogueEntry; about: string | undefined; picture: string | undefined }
    | undefined;
  /** Whether it may stand where the new one goes. */
  fits: boolean;
  start: Start;
  onStart: (start: Start) => void;
}

/** The component that is chosen, larger: what visitors see of it, what is filled in, where it stands, and how it begins. */
export function Chosen({ page, chosen, fits, start, onStart }: ChosenProps) {
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
      {fits ? null : (
        <p className="Chosen-unfit">
          <Icon name="blocked" /> <span>{whyNot(entry, say)}</span>
        </p>
      )}
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
      {fits ? <Beginning {...{ entry, start, onStart }} /> : null}
    </section>
  );
}

/** Why a component is not offered where the new one goes: where it may stand instead. */
export function whyNot({ standsIn }: Pick<CatalogueEntry, 'standsIn'>, say: Words): string {
  const places = standsIn === 'any' ? [] : standsIn.map((slot) => slotTitle(say, slot).trim());
  return say('addNotHere', { places: [...new Set(places)].join(', ') });
}

type BeginningProps = Pick<ChosenProps, 'start' | 'onStart'> & { entry: CatalogueEntry };

/** Which of its looks a component begins with, and whether its texts are empty. */
function Beginning({ entry, start, onStart }: BeginningProps) {
  const say = useWords();
  const { params, hasExample } = start;
  return (
    <>
      {variantsOf(entry).map(({ name, words, usual }) => (
        <Choice
          key={name}
          {...{ name, words, usual }}
          label={settingTitle(say, name)}
          value={params[name] ?? ''}
          onSet={(value) => {
            const { [name]: _, ...others } = params;
            onStart({ ...start, params: value === '' ? others : { ...others, [name]: value } });
          }}
        />
      ))}
      {mayHaveExample(entry) ? (
        <RadioGroup
          className="Chosen-start"
          value={hasExample ? 'example' : 'empty'}
          onChange={(value) => onStart({ ...start, hasExample: value === 'example' })}
        >
          <Label>{say('addStart')}</Label>
          <div className="Cards">
            {(['example', 'empty'] as const).map((value) => (
              <Radio key={value} value={value} className="Card">
                {say(value === 'example' ? 'addExample' : 'addEmpty')}
              </Radio>
            ))}
          </div>
          {hasExample ? <Text slot="description">{say('addExampleNote')}</Text> : null}
        </RadioGroup>
      ) : null}
    </>
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
