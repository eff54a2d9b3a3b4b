import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStrings } from '#src/context/PageContext.tsx';
import type { EditedField } from '#src/context/EditingPage.ts';
import { addButton, readSelection, withoutItem, writeSelection } from '#src/domain/pick/selection.ts';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { EntityPicker } from '#src/editor/EntityPicker/EntityPicker.tsx';
import { FieldNews } from '#src/editor/FieldNews/FieldNews.tsx';
import { IconChooser } from '#src/editor/IconChooser/IconChooser.tsx';
import type { FieldSaver } from '#src/editor/saving/createFieldSaver.ts';
import { initials } from './initials.ts';
import { useEditorTools, useField } from '#src/editor/saving/useField.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { closeIcon, plusIcon } from '#src/ui/Icon/glyphs.ts';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';

export interface PickFieldProps {
  saver: FieldSaver;
  field: EditedField;
  label: string;
}

/**
 * A field that holds a selection: what is picked, with a button to take each away, and one to add more, which opens the
 * picker or the icon chooser (E-030 – E-041). What is stored and can't be read stays until it is replaced.
 */
export function PickField({ saver, field, label }: PickFieldProps) {
  const t = useStrings();
  const { canSave } = useEditorTools();
  const labelId = useId();
  const { group, keepFocus } = useKeptFocus();
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState('');
  const state = useField(saver, field.name);
  const stored = readSelection(state.value);
  const cap = field.most ?? Infinity;
  const items = stored.kind === 'selection' ? stored.items : [];
  const isOpenToChange = canSave && state.status.kind !== 'conflict';
  const action = addButton(items.length, cap);

  const change = (next: readonly PickedItem[]) => {
    saver.write(field.name, writeSelection(next));
    saver.flush();
  };
  const close = () => {
    setIsOpen(false);
    keepFocus();
  };
  const remove = (item: PickedItem) => {
    change(withoutItem(items, item));
    setNews(t('editor.removed', { name: item.label }));
    keepFocus();
  };

  const shared = { items, onChange: change, onClose: close };
  // Outside of the component and its styles, which may be anyone's: a footer's, say.
  const chooser =
    field.kind === 'icon' ? (
      <IconChooser {...shared} />
    ) : (
      <EntityPicker {...shared} label={label} cap={cap} to={field.to ?? []} />
    );

  return (
    <div className="PickField" role="group" aria-labelledby={labelId} ref={group}>
      <p className="PickField-head">
        <strong id={labelId}>{label}</strong>
        <span>
          {field.most === undefined
            ? t('editor.pickedAny', { count: items.length })
            : t('editor.picked', { count: items.length, most: field.most })}
        </span>
      </p>
      {stored.kind === 'malformed' ? (
        <div className="PickField-malformed" role="note">
          <p>{t('editor.malformed')}</p>
          <code>{stored.text}</code>
          {isOpenToChange ? (
            <Button look="outline" size="sm" onClick={() => setIsOpen(true)}>
              {t('editor.replace')}
            </Button>
          ) : null}
        </div>
      ) : (
        <>
          <PickedList items={items} {...(isOpenToChange && { onRemove: remove })} />
          {stored.ignored > 0 ? <p>{t('editor.ignored', { count: stored.ignored })}</p> : null}
          {!isOpenToChange ? null : action ? (
            <Button
              look="outline"
              size="sm"
              icon={plusIcon}
              aria-label={t('editor.addTo', { action: actionWords(t, action), field: label })}
              onClick={() => setIsOpen(true)}
            >
              {actionWords(t, action)}
            </Button>
          ) : (
            <p>{t('editor.full')}</p>
          )}
        </>
      )}
      <FieldNews saver={saver} name={field.name} field={state} read={labelsOf} />
      <LiveStatus message={news} delay={100} />
      {isOpen ? createPortal(<div data-editor-tool="">{chooser}</div>, document.body) : null}
    </div>
  );
}

/** Keeps the focus in a group when what had it is gone: the button with its item, the opener at the cap. */
function useKeptFocus() {
  const group = useRef<HTMLDivElement>(null);
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
    });
  return { group, keepFocus };
}

function PickedList({
  items,
  onRemove,
}: {
  items: readonly PickedItem[];
  onRemove?: (item: PickedItem) => void;
}) {
  const t = useStrings();
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.entityId}>
          <span className="PickField-mark" aria-hidden="true">
            {initials(item.label)}
          </span>
          <span className="PickField-name">
            {item.label}
            <small>{item.prefix ? `${item.prefix} ${item.name ?? ''}` : item.entityId}</small>
          </span>
          {onRemove ? (
            <Button
              look="quiet"
              size="sm"
              icon={closeIcon}
              iconLabel={t('editor.remove', { name: item.label })}
              onClick={() => onRemove(item)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The words of the button, as specified for every language; an installation may have others. */
export const actionWords = (
  t: ReturnType<typeof useStrings>,
  action: NonNullable<ReturnType<typeof addButton>>,
): string => t(action === 'Add item' ? 'editor.addOne' : 'editor.addSeveral');

/** A stored selection in words. */
function labelsOf(text: string): string {
  const stored = readSelection(text);
  return stored.kind === 'selection' ? stored.items.map(({ label }) => label).join(', ') : stored.text;
}
