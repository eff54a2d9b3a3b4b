import { useId, useState } from 'react';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import type { Placed } from '../api/StudioApi.ts';
import type { CatalogueSetting } from '../catalogue.ts';
import { choiceTitle, isOn, settingTitle } from '../strings/settings.ts';
import { useWords } from '../strings/useWords.ts';
import { Picked } from '../ui/Picked.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { requiredText } from './requiredText.ts';
import { wordsOf } from './settingWords.ts';

interface SettingsProps {
  component: Placed;
  declared: Readonly<Record<string, CatalogueSetting>>;
  onSet: (name: string, value: string) => void;
}

/** Older spellings of other settings, and what no person sets. */
const NOT_OFFERED = ['ColumnCount', 'Tag', 'levels', 'sig', 'startLevel'];

const PARTS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** How a component is drawn and what it looks for: what is no text of it, and is the same in both languages. */
export function Settings({ component, declared, onSet }: SettingsProps) {
  const say = useWords();
  const titleId = useId();
  const offered = Object.entries(declared).filter(([name]) => !NOT_OFFERED.includes(name));
  if (offered.length === 0) return null;
  return (
    <section className="Panel-fields" aria-labelledby={titleId}>
      <h3 id={titleId}>{say('settings')}</h3>
      {offered.map(([name, setting]) => (
        <SettingEditor
          key={name}
          {...{ name, setting }}
          value={component.params[name] ?? ''}
          onSet={(value) => onSet(name, value)}
        />
      ))}
    </section>
  );
}

interface EditorProps {
  name: string;
  setting: CatalogueSetting;
  value: string;
  onSet: (value: string) => void;
}

function SettingEditor({ name, setting, value, onSet }: EditorProps) {
  const say = useWords();
  const label = settingTitle(say, name);
  const offered = wordsOf(name, setting);
  if (offered) return <Choice {...{ name, label, value, onSet, ...offered }} />;
  switch (setting.kind) {
    case 'flag':
      return <Flag {...{ label, onSet }} isOn={isOn(value)} />;
    case 'numbers':
      return <Parts {...{ label, value, onSet }} />;
    default:
      return <Words {...{ label, value, onSet }} isRequired={setting.required === true} />;
  }
}

interface ControlProps {
  label: string;
  value: string;
  onSet: (value: string) => void;
}

/** A word that is none of those offered is among them, so that it is not lost by looking at it. */
export function Choice({
  name,
  label,
  value,
  words,
  usual,
  onSet,
}: ControlProps & { name: string; words: readonly string[]; usual: string }) {
  const say = useWords();
  const now = words.find((word) => word.toLowerCase() === value.trim().toLowerCase()) ?? (value || usual);
  const options = [...new Set([...words, now])].map((word) => ({
    value: word || 'usual',
    label: choiceTitle(say, word, name),
  }));
  return (
    <Picked
      label={label}
      value={now || 'usual'}
      options={options}
      onChange={(word) => onSet(word === 'usual' ? '' : word)}
    />
  );
}

function Flag({ label, isOn, onSet }: Omit<ControlProps, 'value'> & { isOn: boolean }) {
  return (
    <Checkbox className="Flag" isSelected={isOn} onChange={(now) => onSet(now ? '1' : '')}>
      <span className="Flag-box" aria-hidden="true" />
      {label}
    </Checkbox>
  );
}

/** Which of eight parts are in use. */
function Parts({ label, value, onSet }: ControlProps) {
  return (
    <CheckboxGroup
      className="Group"
      value={value.split(/\D+/).filter(Boolean)}
      onChange={(parts) => onSet(PARTS.filter((part) => parts.includes(part)).join(','))}
    >
      <Label>{label}</Label>
      {PARTS.map((part) => (
        <Checkbox key={part} value={part} className="Flag">
          <span className="Flag-box" aria-hidden="true" />
          {part}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** Taken when it is left, or with Enter: the page is made anew for it. */
function Words({ label, value, isRequired, onSet }: ControlProps & { isRequired: boolean }) {
  const say = useWords();
  const [text, setText] = useState(value);
  const [from, setFrom] = useState(value);
  if (from !== value) {
    setFrom(value);
    setText(value);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSet(text.trim());
      }}
    >
      <TextBox
        label={label}
        value={text}
        onChange={setText}
        onBlur={() => onSet(text.trim())}
        {...(isRequired ? requiredText(say, text) : {})}
      />
    </form>
  );
}
