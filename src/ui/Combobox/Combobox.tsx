import { type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { closeIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import type { HighlightSpan } from '#src/ui/Highlight/Highlight.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { useCombobox } from './useCombobox.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, quieter line or word. */
  detail?: string;
  icon?: IconShape;
  /** Options with the same group stand together under its name. Give them in order. */
  group?: string;
  /** Parts of the label that match what was typed. */
  highlights?: readonly HighlightSpan[];
}

export interface ComboboxProps<Option extends ComboboxOption> {
  label: string;
  labelHidden?: boolean;
  name?: string;
  /** Id of the form the field belongs to when it stands outside of it. */
  form?: string;
  /** What stands in the field. */
  value: string;
  onInput: (value: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /** The list was left without picking: Escape, or the focus moved on. */
  onDismiss?: () => void;
  /** Enter with no option chosen; without it Enter submits the form around. */
  onSubmit?: (value: string) => void;
  loading?: boolean;
  loadingMessage?: string;
  /** Shown when there are no options; left out, the list stays closed. */
  emptyMessage?: ReactNode;
  /** Read out politely when the options change ("5 suggestions"). */
  countMessage?: string;
  placeholder?: string;
  icon?: IconShape;
  clearLabel?: string;
  onFocus?: () => void;
  /** bare: inside a box that is drawn by the parent (the home finder). */
  look?: 'field' | 'bare';
  disabled?: boolean;
  /** Below the options, inside the popup (a hint, an attribution). Not focusable. */
  footer?: ReactNode;
}

/**
 * A text field with a list of suggestions, after the APG pattern (list autocomplete, focus stays in the
 * field): down and up move and wrap, Enter takes the option, Escape closes then clears, Tab leaves.
 * Controlled: the parent answers `onInput` with new options.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, value, options, icon = searchIcon, clearLabel, look = 'field', disabled } = props;
  const base = useId();
  const optionId = (id: string) => `${base}-option-${id}`;
  const { input, send, isOpen, isShown, activeId } = useCombobox(props, optionId);
  return (
    <div
      className={cx('Combobox', `Combobox-${look}`)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'left' });
      }}
    >
      <label className="Combobox-box">
        <Icon icon={icon} />
        <span className="Combobox-lines">
          <span className={props.labelHidden ? 'visually-hidden' : 'Combobox-label'}>{label}</span>
          <input
            ref={input}
            type="text"
            name={props.name}
            form={props.form}
            className="Combobox-input"
            value={value}
            placeholder={props.placeholder}
            disabled={disabled}
            role="combobox"
            aria-expanded={isShown && options.length > 0}
            aria-controls={`${base}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && activeId !== undefined ? optionId(activeId) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) =>
              send({ type: 'typed', text: target.value, hasFocus: document.activeElement === target })
            }
            onFocus={props.onFocus}
            onClick={() => send({ type: 'pressed' })}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              send({ type: 'key', key: event.key, isAlt: event.altKey }, event);
            }}
          />
        </span>
      </label>
      {clearLabel && value && !disabled ? (
        <button
          type="button"
          className="Combobox-clear"
          aria-label={clearLabel}
          onClick={() => send({ type: 'cleared' })}
        >
          <Icon icon={closeIcon} size="1.125em" />
        </button>
      ) : null}
      <ComboboxPopup
        {...props}
        base={base}
        optionId={optionId}
        isShown={isShown}
        activeId={activeId}
        onTake={(id) => send({ type: 'taken', id })}
      />
      <LiveStatus message={isOpen ? listNews(props) : ''} />
    </div>
  );
}

/** What is read out of an open list. */
function listNews<Option extends ComboboxOption>({
  options,
  loading,
  loadingMessage,
  emptyMessage,
  countMessage,
}: ComboboxProps<Option>): string | undefined {
  if (loading) return loadingMessage;
  return options.length === 0 && typeof emptyMessage === 'string' ? emptyMessage : countMessage;
}
