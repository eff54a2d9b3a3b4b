import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { useWords } from '../strings/useWords.ts';
import { TextBox } from '../ui/TextBox.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { useRichTextField } from './useRichTextField.ts';
import { dayOf, rawOfDay, writeMembers } from './rawMarkup.ts';
import { requiredText } from './requiredText.ts';
import { useMembers } from './useMembers.ts';

export interface FieldEditorProps {
  field: FrameField;
  help?: string | undefined;
  isRequired: boolean;
  /** Another text says its words: a link is its address alone. */
  isNamed?: boolean;
  /** Somebody writes in it on the page. */
  isWriting: boolean;
  /** Changes of one sitting are one step of undo. */
  onChange: (raw: string, sitting?: string) => void;
}

/** The editor of a field's kind, over its raw value. */
export function FieldEditor(props: FieldEditorProps) {
  switch (props.field.type) {
    case 'Image':
      return <PictureEditor {...props} />;
    case 'General Link':
      return <LinkEditor {...props} />;
    case 'Checkbox':
      return <FlagEditor {...props} />;
    case 'Datetime':
      return <CheckedText {...props} show={dayOf} read={rawOfDay} wrong="notADate" />;
    case 'Rich Text':
      return <MarkupEditor {...props} />;
    case 'Number':
      return <CheckedText {...props} show={(raw) => raw} read={readNumber} wrong="notANumber" />;
    default:
      return <WordsEditor {...props} />;
  }
}

const readNumber = (text: string) => (text.trim() !== '' && Number.isFinite(Number(text)) ? text : undefined);

function WordsEditor({ field, help, isRequired, isWriting, onChange }: FieldEditorProps) {
  const say = useWords();
  const { type, rawValue } = field;
  // A box for one line would take out the breaks of a text that has some.
  const isOneLine = type === 'Single-Line Text' && !rawValue.includes('\n');
  return (
    <TextBox
      label={fieldTitle(say, field.name)}
      value={rawValue}
      onChange={onChange}
      help={help}
      {...(isRequired ? requiredText(say, rawValue) : {})}
      {...(isWriting ? { aside: <span className="Writing">{say('writingOnPage')}</span> } : {})}
      {...(isOneLine ? {} : { rows: 3 })}
    />
  );
}

function MarkupEditor({ field, help, isRequired, onChange }: FieldEditorProps) {
  const say = useWords();
  const RichTextField = useRichTextField();
  const { rawValue, language } = field;
  const name = fieldTitle(say, field.name);
  if (!RichTextField)
    return (
      <p className="Panel-empty">
        {name}: {say('loading')}
      </p>
    );
  return (
    <RichTextField
      label={name}
      language={language}
      value={rawValue}
      help={help}
      {...(isRequired ? requiredText(say, rawValue) : {})}
      onChange={onChange}
    />
  );
}

interface CheckedProps extends FieldEditorProps {
  show: (raw: string) => string;
  /** undefined: this is no value of the kind. */
  read: (text: string, before: string) => string | undefined;
  wrong: 'notADate' | 'notANumber';
}

/** A text that is kept when it cannot be read, and goes on only when it can. */
function CheckedText({ field, help, onChange, show, read, wrong }: CheckedProps) {
  const say = useWords();
  const [text, setText] = useState(show(field.rawValue));
  const [from, setFrom] = useState(field.rawValue);
  if (from !== field.rawValue) {
    setFrom(field.rawValue);
    setText(show(field.rawValue));
  }
  const isWrong = read(text, field.rawValue) === undefined;
  return (
    <TextBox
      label={fieldTitle(say, field.name)}
      value={text}
      help={help}
      error={isWrong ? say(wrong) : undefined}
      onChange={(typed) => {
        setText(typed);
        const raw = read(typed, field.rawValue);
        if (raw !== undefined && raw !== field.rawValue) onChange(raw);
      }}
    />
  );
}

function LinkEditor({ field, isNamed = false, onChange }: FieldEditorProps) {
  const say = useWords();
  const members = useMembers(field.rawValue, 'href');
  const set = (name: string, text: string) => onChange(writeMembers('link', { ...members, [name]: text }));
  return (
    <fieldset className="Group">
      <legend>{fieldTitle(say, field.name)}</legend>
      <TextBox
        label={say('linkHref')}
        value={members['href'] ?? ''}
        onChange={(text) => set('href', text.trim())}
      />
      {isNamed ? null : (
        <TextBox
          label={say('linkText')}
          value={members['text'] ?? ''}
          onChange={(text) => set('text', text)}
          isReadOnly={!members['href']}
        />
      )}
      <Checkbox
        className="Flag"
        isSelected={members['target'] === '_blank'}
        onChange={(isOn) => set('target', isOn ? '_blank' : '')}
        isDisabled={!members['href']}
      >
        <span className="Flag-box" aria-hidden="true" />
        {say('linkNewWindow')}
      </Checkbox>
    </fieldset>
  );
}

function FlagEditor({ field, help, onChange }: FieldEditorProps) {
  const say = useWords();
  return (
    <div>
      <Checkbox
        className="Flag"
        isSelected={field.rawValue === '1'}
        onChange={(isOn) => onChange(isOn ? '1' : '')}
      >
        <span className="Flag-box" aria-hidden="true" />
        {fieldTitle(say, field.name)}
      </Checkbox>
      {help ? <p className="TextBox-help">{help}</p> : null}
    </div>
  );
}
