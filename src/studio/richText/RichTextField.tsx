import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import { useWords } from '../strings/useWords.ts';
import { linkAt, linkDraft, pictureAt, removeLink, setAlt, setLink } from './commands.ts';
import { createView } from './createView.ts';
import type { RichTextView } from './createView.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import './richText.css';

export interface RichTextFieldProps {
  label: string;
  language: 'en' | 'es';
  /** The stored markup. */
  value: string;
  /** Said at the end of the label's line. */
  aside?: ReactNode;
  help?: string | undefined;
  /** What is wrong with it once somebody has been in it and left it so. */
  errorOnLeaving?: string | undefined;
  /** `sitting` is the same as long as somebody stays in the text. */
  onChange: (value: string, sitting: string) => void;
}

/** A rich text with its row of buttons: what visitors can be given, and nothing else. */
export function RichTextField({ errorOnLeaving, ...props }: RichTextFieldProps) {
  const { label, aside, help } = props;
  const [wasLeft, setWasLeft] = useState(false);
  const error = wasLeft ? errorOnLeaving : undefined;
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const { box, state, run, back } = useRichText({ ...props, error }, id, {
    openLink: () => setDialog('link'),
    openPicture: () => setDialog('picture'),
    leave: () => tools.current?.querySelector<HTMLElement>('button')?.focus(),
  });
  const close = () => {
    setDialog(undefined);
    back();
  };
  return (
    <div
      className="TextBox RichText"
      data-invalid={error ? '' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWasLeft(true);
      }}
    >
      <span className="TextBox-head">
        <span className="RichText-label" id={`${id}-label`}>
          {label}
        </span>
        {aside ? <span className="TextBox-aside">{aside}</span> : null}
      </span>
      {/* The label is read with the text: a press on it is for the mouse alone. */}
      <div className="RichText-box">
        {state ? (
          <Toolbar
            ref={tools}
            label={label}
            state={state}
            run={run}
            onLink={() => setDialog('link')}
            onPicture={() => setDialog('picture')}
          />
        ) : null}
        <div className="RichText-text" ref={box} />
      </div>
      {help ? (
        <p className="TextBox-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="TextBox-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {state && dialog === 'link' ? (
        <LinkDialog
          draft={linkDraft(state)}
          isNew={linkAt(state) === undefined}
          asksForText={state.selection.empty && linkAt(state) === undefined}
          onSet={(draft) => run(setLink(draft))}
          onRemove={() => run(removeLink)}
          onClose={close}
        />
      ) : null}
      {state && dialog === 'picture' && pictureAt(state) ? (
        <PictureDialog alt={pictureAt(state)?.alt ?? ''} onSet={(alt) => run(setAlt(alt))} onClose={close} />
      ) : null}
    </div>
  );
}

interface Acts {
  openLink: () => void;
  openPicture: () => void;
  leave: () => void;
}

type ShownText = Omit<RichTextFieldProps, 'errorOnLeaving'> & { error: string | undefined };

/** The editor over a text: one for as long as its field is shown. */
function useRichText(props: ShownText, id: string, acts: Acts) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<RichTextView>(undefined);
  const sitting = useRef('');
  const [state, setState] = useState<EditorState>();
  const { value, help, error } = props;

  const stepped = useEffectEvent((next: EditorState, changed: string | undefined) => {
    setState(next);
    sitting.current ||= crypto.randomUUID();
    if (changed !== undefined) props.onChange(changed, sitting.current);
  });
  const attributes = useEffectEvent(() => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...((help ?? error) && {
      'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' '),
    }),
    ...(error && { 'aria-invalid': 'true' }),
    lang: props.language,
  }));
  const act = useEffectEvent((name: keyof Acts) => acts[name]());

  useEffect(() => {
    if (!box.current) return;
    const made = createView({
      ...{ box: box.current, value, say },
      attributes: () => attributes() as Record<string, string>,
      stepped: (next, changed) => stepped(next, changed),
      openLink: () => act('openLink'),
      openPicture: () => act('openPicture'),
      leave: () => act('leave'),
    });
    editor.current = made;
    // A new sitting begins with each return to the text: the undo of the page takes one back as a whole.
    const field = box.current.closest('.RichText');
    const stop = new AbortController();
    field?.addEventListener(
      'focusout',
      (event) => {
        if (!field.contains((event as FocusEvent).relatedTarget as Node | null)) sitting.current = '';
      },
      { signal: stop.signal },
    );
    return () => {
      stop.abort();
      made.view.destroy();
      editor.current = undefined;
    };
    // The text itself comes in below; words change with the person's language, which makes everything anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [say]);

  useEffect(() => editor.current?.replace(value), [value]);
  useEffect(() => editor.current?.view.setProps({}), [help, error, props.language]);

  /** Does something to the text; by mouse the caret goes back into it, by keyboard the focus stays on the button. */
  const run = (command: Command, isByMouse = false) => {
    const view = editor.current?.view;
    if (!view) return false;
    const isDone = command(view.state, (transaction) => view.dispatch(transaction));
    if (isByMouse) view.focus();
    return isDone;
  };
  return { box, state, run, back: () => setTimeout(() => editor.current?.view.focus()) };
}
