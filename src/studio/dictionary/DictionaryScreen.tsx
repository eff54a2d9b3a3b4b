import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { Clashes } from '../app/Clashes.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { SiteChoice } from '../app/SiteChoice.tsx';
import { SavedLine } from '../app/StateLine.tsx';
import { titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { PhraseCell } from './PhraseCell.tsx';
import { filterPhrases, groupOf, LANGUAGES } from './phrases.ts';
import type { PhraseFilter } from './phrases.ts';
import { PublishPhrases } from './PublishPhrases.tsx';
import { usePhrases } from './usePhrases.ts';
import type { Phrases } from './usePhrases.ts';
import './dictionary.css';

const FILTERS: readonly PhraseFilter[] = ['all', 'missing', 'changed', 'waiting'];
/** As many rows at a time as somebody reads. */
const STEP = 60;
/** Groups that every page has, whatever stands on it. */
const ALWAYS: ReadonlySet<string> = new Set(['shell', 'errorPage']);

/** Every word the site says by itself, both languages beside each other. */
export function DictionaryScreen(props: ScreenProps) {
  const say = useWords();
  const announce = useAnnounce();
  const { sites } = props.session;
  const [site, setSite] = useState(sites[0]?.name ?? 'main');
  const phrases = usePhrases(site);
  const { dictionary, error, outbox, waiting } = phrases;
  const [isPublishing, setPublishing] = useState(false);
  const mayPublish = dictionary?.mayPublish ?? [];
  const publishable = waiting.filter(({ language }) => mayPublish.includes(language)).length;
  return (
    <ScreenFrame
      {...props}
      site={site}
      title={say('dictionaryTitle')}
      note={<SavedLine outbox={outbox} />}
      acts={
        mayPublish.length > 0 ? (
          <Button
            look="solid"
            isDisabled={publishable === 0 || !phrases.isSettled}
            onPress={() => setPublishing(true)}
          >
            {say('phrasesPublish', { count: publishable })}
          </Button>
        ) : null
      }
    >
      {dictionary ? (
        <PhraseTable
          key={site}
          phrases={phrases}
          choice={<SiteChoice sites={sites} site={site} onChange={setSite} />}
        />
      ) : (
        <p className="Empty" role={error ? 'alert' : undefined}>
          {say(error ? 'notReached' : 'loading')}
        </p>
      )}
      <Clashes
        outbox={outbox}
        onSettled={({ itemId, language }, value) =>
          phrases.show(itemId.split(':').slice(2).join(':'), language, value)
        }
      />
      {isPublishing ? (
        <PublishPhrases
          site={site}
          waiting={waiting}
          mayPublish={mayPublish}
          onClose={() => setPublishing(false)}
          onDone={(count) => {
            setPublishing(false);
            announce(say('phrasesPublished', { count }));
            phrases.reload();
          }}
        />
      ) : null}
    </ScreenFrame>
  );
}

function PhraseTable({ phrases, choice }: { phrases: Phrases; choice: ReactNode }) {
  const say = useWords();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<PhraseFilter>('all');
  const [most, setMost] = useState(STEP);
  const found = filterPhrases(phrases.rows, useDeferredValue(words), filter);
  const shown = found.slice(0, most);
  return (
    <div className="Dictionary">
      <div className="Dictionary-filter">
        {choice}
        <TextBox
          label={say('dictionaryFind')}
          value={words}
          onChange={(value) => {
            setWords(value);
            setMost(STEP);
          }}
        />
        <label className="Dictionary-which">
          <span>{say('dictionaryWhich')}</span>
          <select
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value as PhraseFilter);
              setMost(STEP);
            }}
          >
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {say(`phrases-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="Dictionary-count">
          {found.length === 0 ? say('phrasesNone') : say('phrasesCount', { count: found.length })}
        </p>
      </div>
      {shown.length === 0 ? null : <PhraseRows rows={shown} phrases={phrases} />}
      {found.length > shown.length ? (
        <Button onPress={() => setMost(most + STEP)}>
          {say('phrasesMore', { count: Math.min(STEP, found.length - shown.length) })}
        </Button>
      ) : null}
    </div>
  );
}

function PhraseRows({ rows, phrases }: { rows: Phrases['rows']; phrases: Phrases }) {
  const say = useWords();
  const catalogue = useCatalogue();
  return (
    <table className="Phrases">
      <thead>
        <tr>
          {(['phraseKey', 'english', 'spanish'] as const).map((title) => (
            <th key={title} scope="col">
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <span className="Phrase-key">{row.key}</span>
              <span className="Phrase-used">{usedIn(catalogue, row.key, say)}</span>
            </th>
            {LANGUAGES.map((language) => (
              <td key={language}>
                <PhraseCell
                  row={row}
                  language={language}
                  mayWrite={phrases.dictionary?.mayWrite.includes(language) ?? false}
                  refused={phrases.refusedOf(row.key, language)}
                  onWrite={(value) => phrases.write(row.key, language, value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOST_NAMED = 2;

/** The components that say a phrase, as far as their declarations tell. */
function usedIn(catalogue: Catalogue, key: string, say: Words): string {
  const group = groupOf(key);
  if (ALWAYS.has(group)) return say('phraseEverywhere');
  const names = Object.entries(catalogue.components)
    .filter(([, { strings }]) => strings?.includes(group))
    .map(([name]) => titleOf(catalogue, name));
  if (names.length === 0) return '';
  const first = say('phraseIn', { names: names.slice(0, MOST_NAMED).join(', ') });
  const count = names.length - MOST_NAMED;
  return count > 0 ? say('phraseInMore', { names: first, count }) : first;
}
