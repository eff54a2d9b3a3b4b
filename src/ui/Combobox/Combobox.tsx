import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { closeIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import { Highlight, type HighlightSpan } from '#src/ui/Highlight/Highlight.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { cx } from '#src/ui/cx/cx.ts';

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
export function Combobox<Option extends ComboboxOption>({
  label,
  labelHidden,
  name,
  form,
  value,
  onInput,
  options,
  onSelect,
  onDismiss,
  onSubmit,
  loading = false,
  loadingMessage,
  emptyMessage,
  countMessage,
  placeholder,
  icon = searchIcon,
  clearLabel,
  onFocus,
  look = 'field',
  disabled,
  footer,
}: ComboboxProps<Option>) {
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const activeIndex = options.findIndex((option) => option.id === activeId);
  const nothing = options.length === 0;
  const shown = open && (!nothing || (loading ? loadingMessage !== undefined : emptyMessage !== undefined));
  const optionId = (id: string) => `${base}-option-${id}`;

  // What was typed before scripts ran counts as typed.
  const typedEarly = useEffectEvent(() => {
    const text = input.current?.value ?? value;
    if (text === value) return;
    setOpen(document.activeElement === input.current);
    onInput(text);
  });
  useEffect(() => typedEarly(), []);

  const close = () => {
    setOpen(false);
    setActiveId(undefined);
  };
  const take = (option: Option) => {
    close();
    onSelect(option);
  };
  const moveTo = (index: number) => {
    const option = options[(index + options.length) % options.length];
    if (!option) return;
    setOpen(true);
    setActiveId(option.id);
    document.getElementById(optionId(option.id))?.scrollIntoView?.({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        if (event.altKey) setOpen(true);
        else moveTo(activeIndex + 1);
        break;
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) close();
        else moveTo(activeIndex < 0 ? -1 : activeIndex - 1);
        break;
      case 'Enter': {
        const option = open ? options[activeIndex] : undefined;
        if (option) {
          event.preventDefault();
          take(option);
        } else if (onSubmit) {
          event.preventDefault();
          close();
          onSubmit(value);
        } else close();
        break;
      }
      case 'Escape':
        // One Escape for one step: close the list, then clear the field.
        if (shown) {
          event.preventDefault();
          event.stopPropagation();
          close();
          onDismiss?.();
        } else if (value) {
          event.preventDefault();
          onInput('');
        }
        break;
      case 'Tab':
        // The focus may go to the clear button, which is inside.
        close();
        if (open) onDismiss?.();
        break;
      case 'Home':
      case 'End':
        setActiveId(undefined);
        break;
      default:
    }
  };

  const groups = groupsOf(options);
  return (
    <div
      className={cx('Combobox', `Combobox-${look}`)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        if (open) onDismiss?.();
      }}
    >
      <label className="Combobox-box">
        <Icon icon={icon} />
        <span className="Combobox-lines">
          <span className={labelHidden ? 'visually-hidden' : 'Combobox-label'}>{label}</span>
          <input
            ref={input}
            type="text"
            name={name}
            form={form}
            className="Combobox-input"
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            role="combobox"
            aria-expanded={shown && !nothing}
            aria-controls={`${base}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && activeIndex >= 0 ? optionId(activeId as string) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => {
              setOpen(true);
              setActiveId(undefined);
              onInput(event.target.value);
            }}
            onFocus={onFocus}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        </span>
      </label>
      {clearLabel && value && !disabled ? (
        <button
          type="button"
          className="Combobox-clear"
          aria-label={clearLabel}
          onClick={() => {
            onInput('');
            input.current?.focus();
          }}
        >
          <Icon icon={closeIcon} size="1.125em" />
        </button>
      ) : null}
      <div className="Combobox-popup" hidden={!shown}>
        {nothing ? null : (
          <ul id={`${base}-list`} role="listbox" aria-label={label} className="Combobox-list">
            {groups.map((group, index) => {
              const rows = group.options.map((option) => (
                // The keyboard reaches options through the field (aria-activedescendant).
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={option.id}
                  id={optionId(option.id)}
                  role="option"
                  aria-selected={option.id === activeId}
                  className="Combobox-option"
                  onPointerDown={(event) => event.preventDefault()} // keep the focus in the field
                  onClick={() => take(option)}
                >
                  {option.icon ? <Icon icon={option.icon} /> : null}
                  <span className="Combobox-words">
                    <Highlight text={option.label} spans={option.highlights} />
                    {option.detail ? <span className="Combobox-detail"> {option.detail}</span> : null}
                  </span>
                </li>
              ));
              if (group.name === undefined) return rows;
              const groupId = `${base}-group-${index}`;
              return (
                <li key={groupId} role="presentation">
                  <ul role="group" aria-labelledby={groupId}>
                    <li role="presentation" id={groupId} className="Combobox-group">
                      {group.name}
                    </li>
                    {rows}
                  </ul>
                </li>
              );
            })}
          </ul>
        )}
        {nothing ? <div className="Combobox-message">{loading ? loadingMessage : emptyMessage}</div> : null}
        {footer && !nothing ? <div className="Combobox-message">{footer}</div> : null}
      </div>
      <LiveStatus
        message={
          !open
            ? ''
            : loading
              ? loadingMessage
              : nothing && typeof emptyMessage === 'string'
                ? emptyMessage
                : countMessage
        }
      />
    </div>
  );
}

function groupsOf<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups: { name: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
