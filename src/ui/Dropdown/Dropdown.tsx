import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { checkIcon, chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export interface DropdownOption {
  value: string;
  label: string;
  /** The address with this option taken; see `asLinks`. */
  href?: string;
}

export interface DropdownProps {
  label: string;
  labelHidden?: boolean;
  /** Shown until an option is chosen. */
  placeholder: string;
  options: readonly DropdownOption[];
  /** The chosen value; undefined before a choice. */
  value: string | undefined;
  onChange: (value: string) => void;
  icon?: IconShape;
  /** field: a form field; quiet: "Sort by …" in a toolbar. */
  look?: 'field' | 'quiet';
  disabled?: boolean;
  /** Drawn as a native disclosure with the options that have an address as links: works without scripts, looks the same. */
  asLinks?: boolean;
}

/**
 * Choose one of a list (APG select-only combobox): arrows move and wrap, Enter or Space takes the option,
 * Escape or a press outside closes, letters jump.
 */
export function Dropdown({
  label,
  labelHidden,
  placeholder,
  options,
  value,
  onChange,
  icon,
  look = 'field',
  disabled,
  asLinks,
}: DropdownProps) {
  const base = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });
  const chosen = options.findIndex((option) => option.value === value);
  const optionId = (index: number) => `${base}-option-${index}`;

  const show = (index: number) => {
    setOpen(true);
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' });
  };
  const take = (index: number) => {
    setOpen(false);
    const option = options[index];
    if (option) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const count = options.length;
    if (count === 0) return;
    const start = Math.max(chosen, 0);
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    switch (event.key) {
      case 'ArrowDown':
        handled();
        show(open ? (active + 1) % count : start);
        break;
      case 'ArrowUp':
        handled();
        show(open ? (active - 1 + count) % count : start);
        break;
      case 'Home':
        handled();
        show(0);
        break;
      case 'End':
        handled();
        show(count - 1);
        break;
      case 'Enter':
      case ' ':
        handled();
        if (open) take(active);
        else show(start);
        break;
      case 'Escape':
        if (open) {
          handled();
          setOpen(false);
        }
        break;
      case 'Tab':
        if (open) take(active);
        break;
      default:
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
          const continues = event.timeStamp - typed.current.at < 700;
          const text = (continues ? typed.current.text : '') + event.key.toLocaleLowerCase();
          typed.current = { text, at: event.timeStamp };
          const from = text.length === 1 ? active + 1 : Math.max(active, 0);
          for (let step = 0; step < count; step += 1) {
            const index = (from + step) % count;
            if (options[index]?.label.toLocaleLowerCase().startsWith(text)) {
              show(index);
              break;
            }
          }
        }
    }
  };

  const inside = (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <span className="Dropdown-lines">
        <span id={`${base}-label`} className={labelHidden ? 'visually-hidden' : 'Dropdown-label'}>
          {label}
        </span>{' '}
        <span id={`${base}-value`} className={cx('Dropdown-value', chosen < 0 && 'Dropdown-placeholder')}>
          {options[chosen]?.label ?? placeholder}
        </span>
      </span>
      <Icon icon={chevronDownIcon} />
    </>
  );
  if (asLinks) {
    return (
      <details className={cx('Dropdown', `Dropdown-${look}`)}>
        <summary className="Dropdown-button">{inside}</summary>
        <ul className="Dropdown-list">
          {options.map((option) =>
            option.href ? (
              <li key={option.value}>
                <a
                  className="Dropdown-option"
                  href={option.href}
                  rel="nofollow"
                  aria-current={option.value === value || undefined}
                >
                  {option.label}
                  {option.value === value ? <Icon icon={checkIcon} /> : null}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </details>
    );
  }

  return (
    <div
      className={cx('Dropdown', `Dropdown-${look}`)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        role="combobox"
        className="Dropdown-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${base}-list`}
        aria-labelledby={`${base}-label ${base}-value`}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        disabled={disabled}
        onClick={() => {
          if (open) setOpen(false);
          else show(Math.max(chosen, 0));
        }}
        onKeyDown={onKeyDown}
      >
        {inside}
      </button>
      <ul
        id={`${base}-list`}
        role="listbox"
        aria-labelledby={`${base}-label`}
        className="Dropdown-list"
        hidden={!open}
      >
        {options.map((option, index) => (
          // The keyboard reaches options through the button (aria-activedescendant).
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={option.value === value}
            className={cx('Dropdown-option', index === active && 'Dropdown-active')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
          >
            {option.label}
            {option.value === value ? <Icon icon={checkIcon} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
