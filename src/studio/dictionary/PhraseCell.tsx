import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PhraseRow } from '../api/dictionaryCalls.ts';
import type { Language } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { isChanged, isMissing, isWaiting, lostParameters } from './phrases.ts';

interface PhraseCellProps {
  row: PhraseRow;
  language: Language;
  mayWrite: boolean;
  /** Why the text was not taken. */
  refused: string | undefined;
  onWrite: (value: string) => void;
}

/** A phrase in one language: read until somebody presses it, then written where it stands. */
export function PhraseCell({ row, language, mayWrite, refused, onWrite }: PhraseCellProps) {
  const say = useWords();
  const text = row[language];
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = say(language === 'en' ? 'english' : 'spanish');
  const shown = isMissing(text) ? say(language === 'en' ? 'phraseNothing' : 'phraseMissing') : text.now;
  const marks = [isWaiting(text) && say('phraseDraft'), isChanged(text) && say('phraseOwn')].filter(Boolean);
  if (isOpen) {
    return (
      <PhraseEditor
        row={row}
        language={language}
        name={name}
        onWrite={onWrite}
        onClose={(isByKey) => {
          setOpen(false);
          if (isByKey) requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <>
      {mayWrite ? (
        <button
          ref={button}
          type="button"
          className="Phrase-text"
          lang={isMissing(text) ? undefined : language}
          data-missing={isMissing(text) || undefined}
          aria-label={say('phraseEdit', { language: name, key: row.key, text: shown })}
          onClick={() => setOpen(true)}
        >
          {shown}
        </button>
      ) : (
        <p
          className="Phrase-text"
          lang={isMissing(text) ? undefined : language}
          data-missing={isMissing(text) || undefined}
        >
          {shown}
        </p>
      )}
      {marks.length > 0 ? <p className="Phrase-marks">{marks.join(' · ')}</p> : null}
      {refused === undefined ? null : (
        <p role="alert" className="TextBox-error">
          {say('phraseRefused', { reason: refused })}
        </p>
      )}
    </>
  );
}

interface PhraseEditorProps {
  row: PhraseRow;
  language: Language;
  name: string;
  onWrite: (value: string) => void;
  /** By Escape or a button: the focus goes back to the text. */
  onClose: (isByKey: boolean) => void;
}

/** A text that lost a parameter stays here and is not sent: a sentence without its number would be on every page. */
function PhraseEditor({ row, language, name, onWrite, onClose }: PhraseEditorProps) {
  const say = useWords();
  const { now, base } = row[language];
  const [text, setText] = useState(now);
  const lost = lostParameters(row, language, text);
  return (
    // The editor is left by Escape, and by going elsewhere.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field within
    <div
      className="Phrase-editor"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (lost.length === 0 && !currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <TextBox
        label={name}
        value={text}
        rows={text.length > 90 ? 4 : 2}
        hasFocus
        help={base === text ? undefined : say('phraseBuiltIn', { text: base || say('phraseNothing') })}
        error={lost.length > 0 ? say('phraseKeep', { names: lost.join(', ') }) : undefined}
        onChange={(value) => {
          setText(value);
          if (lostParameters(row, language, value).length === 0) onWrite(value);
        }}
      />
      <div className="Phrase-acts">
        {base === text ? null : (
          <Button
            size="small"
            onPress={() => {
              onWrite('');
              onClose(true);
            }}
          >
            {say('phraseBack')}
          </Button>
        )}
        <Button size="small" look="bare" onPress={() => onClose(true)}>
          {say('close')}
        </Button>
      </div>
    </div>
  );
}
