import { useState } from 'react';
import type { PageComments } from '../api/commentCalls.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useAct } from '../ui/useAct.ts';

interface CommentBoxProps {
  label: string;
  people: PageComments['people'];
  /** Sends the words under an id that stays the same until they have arrived. */
  send: (id: string, text: string) => Promise<void>;
  hasFocus?: boolean;
  onCancel?: () => void;
}

/** Where a comment is written: plain text, and the names of those who can be asked. */
export function CommentBox({ label, people, send, hasFocus = false, onCancel }: CommentBoxProps) {
  const say = useWords();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const { isBusy, problem, run } = useAct();
  const submit = () => {
    if (text.trim() === '' || isBusy) return;
    run(
      () => send(id, text),
      () => {
        setText('');
        setId(crypto.randomUUID());
        announce(say('commentsSent'));
      },
    );
  };
  const name = (person: string) =>
    setText((before) => `${before}${before === '' || /\s$/.test(before) ? '' : ' '}@${person} `);
  return (
    <form
      className="CommentBox"
      // What was refused once is sent again as it is.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextBox
        label={label}
        value={text}
        onChange={setText}
        rows={3}
        hasFocus={hasFocus}
        help={say('commentsHelp')}
        error={problem === undefined ? undefined : say('refused', { reason: problem })}
      />
      <div className="CommentBox-acts">
        <select
          aria-label={say('commentsName')}
          value=""
          onChange={(event) => event.target.value !== '' && name(event.target.value)}
        >
          <option value="">{`@ ${say('commentsName')}`}</option>
          {people.map((person) => (
            <option key={person.id} value={person.name}>
              {person.name}
            </option>
          ))}
        </select>
        {onCancel ? (
          <Button look="bare" size="small" onPress={onCancel}>
            {say('cancel')}
          </Button>
        ) : null}
        <Button size="small" type="submit" isDisabled={text.trim() === '' || isBusy}>
          {say('commentsSend')}
        </Button>
      </div>
    </form>
  );
}
