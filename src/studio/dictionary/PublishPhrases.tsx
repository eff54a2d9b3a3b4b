import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { Language } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useAct } from '../ui/useAct.ts';
import type { Phrases } from './usePhrases.ts';

interface PublishPhrasesProps {
  site: string;
  waiting: Phrases['waiting'];
  mayPublish: readonly Language[];
  onClose: () => void;
  onDone: (count: number) => void;
}

/** What visitors will read, beside what they read now. */
export function PublishPhrases({ site, waiting, mayPublish, onClose, onDone }: PublishPhrasesProps) {
  const say = useWords();
  const api = useApi();
  const { isBusy, problem, run } = useAct();
  const possible = waiting.filter(({ language }) => mayPublish.includes(language));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ key, language }: (typeof possible)[number]) => `${language} ${key}`;
  const chosen = possible.filter((one) => !left.has(keyOf(one)));
  return (
    <DialogBox
      title={say('phrasesPublishTitle')}
      isWide
      problem={problem}
      onClose={onClose}
      act={{
        label: say('phrasesPublishNow', { count: chosen.length }),
        isDisabled: isBusy || chosen.length === 0,
        onPress: () =>
          run(
            () =>
              api.publishPhrases(
                site,
                chosen.map(({ key, language, text }) => ({ key, language, text })),
              ),
            () => onDone(chosen.length),
          ),
      }}
    >
      <p>{say('phrasesPublishLead')}</p>
      <ul className="Phrase-changes">
        {possible.map((one) => (
          <li key={keyOf(one)}>
            <Checkbox
              className="Flag"
              isSelected={!left.has(keyOf(one))}
              onChange={(isOn) => {
                const next = new Set(left);
                if (isOn) next.delete(keyOf(one));
                else next.add(keyOf(one));
                setLeft(next);
              }}
            >
              <span className="Flag-box" aria-hidden="true" />
              {one.key}, {say(one.language === 'en' ? 'english' : 'spanish')}
            </Checkbox>
            <p className="Phrase-change" lang={one.language}>
              {one.live ? <del>{one.live}</del> : null} <ins>{one.text}</ins>
            </p>
          </li>
        ))}
      </ul>
    </DialogBox>
  );
}
