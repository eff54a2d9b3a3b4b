import { useId } from 'react';
import { useStrings } from '#src/context/PageContext.tsx';
import type { EditedField } from '#src/context/EditingPage.ts';
import { rawDate, rawDay } from '#src/domain/dates/rawDate.ts';
import { FieldNews } from '#src/editor/FieldNews/FieldNews.tsx';
import type { FieldSaver } from '#src/editor/saving/createFieldSaver.ts';
import { useEditorTools, useField } from '#src/editor/saving/useField.ts';
import { alertIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';

export interface PanelTextProps {
  saver: FieldSaver;
  field: EditedField;
  label: string;
  /** How many characters are shown of it elsewhere. */
  most?: number;
  isLong?: boolean;
  hint?: string;
}

/** A text of the page, saved as it is written. What is too long is said, not refused. */
export function PanelText({ saver, field, label, most, isLong = false, hint }: PanelTextProps) {
  const t = useStrings();
  const { canSave } = useEditorTools();
  const id = useId();
  const state = useField(saver, field.name);
  const over = most === undefined ? 0 : state.value.length - most;
  const given = {
    id,
    value: state.value,
    readOnly: !canSave || state.status.kind === 'conflict',
    'aria-describedby': `${id}-hint ${id}-news`,
    'data-over': over > 0 || undefined,
    onChange: (event: { target: { value: string } }) => saver.write(field.name, event.target.value),
    onBlur: () => saver.flush(),
  };
  return (
    <div className="PagePanel-field">
      <p className="PagePanel-label">
        <label htmlFor={id}>{label}</label>
        {most === undefined ? null : (
          <span>{t('editor.characters', { count: state.value.length, most })}</span>
        )}
      </p>
      {isLong ? <textarea rows={3} {...given} /> : <input type="text" {...given} />}
      <p id={`${id}-hint`} className="PagePanel-hint" data-over={over > 0 || undefined}>
        {over > 0 ? (
          <>
            <Icon icon={alertIcon} /> {t('editor.tooLong', { count: over })}
          </>
        ) : (
          hint
        )}
      </p>
      <div id={`${id}-news`}>
        <FieldNews saver={saver} name={field.name} field={state} />
      </div>
    </div>
  );
}

/** A date of the page; the time of day that is stored with it stays. */
export function PanelDate({ saver, field, label, hint }: PanelTextProps) {
  const { canSave } = useEditorTools();
  const id = useId();
  const state = useField(saver, field.name);
  return (
    <div className="PagePanel-field">
      <p className="PagePanel-label">
        <label htmlFor={id}>{label}</label>
      </p>
      <input
        id={id}
        type="date"
        value={rawDay(state.value)}
        readOnly={!canSave || state.status.kind === 'conflict'}
        aria-describedby={`${id}-hint ${id}-news`}
        onChange={(event) => saver.write(field.name, rawDate(event.target.value, state.value))}
        onBlur={() => saver.flush()}
      />
      <p id={`${id}-hint`} className="PagePanel-hint">
        {hint}
      </p>
      <div id={`${id}-news`}>
        <FieldNews saver={saver} name={field.name} field={state} read={rawDay} />
      </div>
    </div>
  );
}
