import { useId } from 'react';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { TranslatedField } from '../api/translationCalls.ts';
import { FieldEditor } from '../fields/FieldEditor.tsx';
import { readable } from '../history/readable.ts';
import { diffWords } from '../history/wordDiff.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface TextPairProps {
  field: TranslatedField;
  /** uid of the component it stands in. */
  owner: string;
  mayWrite: boolean;
  isBusy: boolean;
  /** The translation as it stands now. */
  raw: string;
  /** Why it was not taken. */
  refused: string | undefined;
  onWrite: (raw: string) => void;
  onRight: () => void;
}

/** One text: English to be read, its translation to be written, and whether one is older than the other. */
export function TextPair({ field, owner, mayWrite, isBusy, raw, refused, onWrite, onRight }: TextPairProps) {
  const say = useWords();
  const title = useId();
  const { itemId, name, type, source, revision, version } = field;
  return (
    <div className="Pair" role="group" aria-labelledby={title} data-state={field.state}>
      <div className="Pair-source">
        <h4 id={title}>{fieldTitle(say, name)}</h4>
        <p lang="en" className="Pair-text">
          {readable(type, source.raw)}
        </p>
      </div>
      <div className="Pair-target">
        {mayWrite ? (
          <FieldEditor
            field={{ itemId, name, type, version, revision, owner, language: 'es', rawValue: raw }}
            isRequired={false}
            isWriting={false}
            onChange={onWrite}
          />
        ) : (
          <p lang="es" className="Pair-text">
            {readable(type, raw)}
          </p>
        )}
        {refused === undefined ? null : (
          <p role="alert" className="TextBox-error">
            {say('notSaved', { reason: refused })}
          </p>
        )}
        <Age field={field} mayWrite={mayWrite} isBusy={isBusy || raw !== field.raw} onRight={onRight} />
      </div>
    </div>
  );
}

type AgeProps = Pick<TextPairProps, 'field' | 'mayWrite' | 'isBusy' | 'onRight'>;

/** What became of the English since the translation was written. */
function Age({ field, mayWrite, isBusy, onRight }: AgeProps) {
  const say = useWords();
  const clock = useClock();
  const { name, state, change, declared } = field;
  if (state === 'missing') {
    return (
      <p className="Age Age-missing">
        <Icon name="warning" /> {say('notTranslated')}
      </p>
    );
  }
  if (state === 'right' || !change) {
    return declared ? (
      <p className="Age-declared">
        <Icon name="done" />{' '}
        {say('declaredBy', { name: declared.by ?? say('someone'), day: clock.date(declared.at) })}
      </p>
    ) : null;
  }
  const fill = { day: clock.date(change.at), name: change.by ?? '' };
  return (
    <div className="Age">
      <p className="Age-what">
        <Icon name="globe" /> {say(change.by ? 'olderBy' : 'olderSince', fill)}
      </p>
      {change.before === null ? null : <Changes field={field} before={change.before} />}
      {mayWrite ? (
        <Button
          size="small"
          isDisabled={isBusy}
          aria-label={say('stillRightOf', { field: fieldTitle(say, name) })}
          onPress={onRight}
        >
          {say('stillRight')}
        </Button>
      ) : null}
    </div>
  );
}

function Changes({ field: { type, source }, before }: { field: TranslatedField; before: string }) {
  const say = useWords();
  const pieces = diffWords(readable(type, before), readable(type, source.raw));
  return (
    <p className="Age-change" lang="en">
      <span className="Announcer">{say('whatChanged')} </span>
      {pieces.map(({ kind, text }, at) =>
        kind === 'added' ? (
          <ins key={at}>{text}</ins>
        ) : kind === 'removed' ? (
          <del key={at}>{text}</del>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}
