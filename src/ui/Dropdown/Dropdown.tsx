import { type SyntheticEvent, useId, useState } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { checkIcon, chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { type DropdownEvent, dropdownStep, SHUT } from './dropdownMachine.ts';

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
export function Dropdown(props: DropdownProps) {
  return props.asLinks ? <LinkList {...props} /> : <Listbox {...props} />;
}

function Listbox(props: DropdownProps) {
  const { options, value, onChange, look = 'field', disabled } = props;
  const base = useId();
  const [state, setState] = useState(SHUT);
  const { isOpen, active } = state;
  const optionId = (index: number) => `${base}-option-${index}`;

  const send = (event: DropdownEvent, cause?: SyntheticEvent) => {
    const chosen = options.findIndex((option) => option.value === value);
    const step = dropdownStep(state, event, { labels: options.map(({ label }) => label), chosen });
    setState(step.state);
    for (const effect of step.effects) {
      if (effect.type === 'consume') {
        cause?.preventDefault();
        cause?.stopPropagation();
      } else if (effect.type === 'reveal')
        document.getElementById(optionId(effect.index))?.scrollIntoView?.({ block: 'nearest' });
      else onChange((options[effect.index] as DropdownOption).value);
    }
  };

  return (
    <div
      className={cx('Dropdown', `Dropdown-${look}`)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'left' });
      }}
    >
      <button
        type="button"
        role="combobox"
        className="Dropdown-button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${base}-list`}
        aria-labelledby={`${base}-label ${base}-value`}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        disabled={disabled}
        onClick={() => send({ type: 'pressed' })}
        onKeyDown={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
          send({ type: 'key', key: event.key, isPlain, at: event.timeStamp }, event);
        }}
      >
        <Inside {...props} base={base} />
      </button>
      <ul
        id={`${base}-list`}
        role="listbox"
        aria-labelledby={`${base}-label`}
        className="Dropdown-list"
        hidden={!isOpen}
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
            onClick={() => send({ type: 'taken', index })}
          >
            {option.label}
            {option.value === value ? <Icon icon={checkIcon} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The options that have an address as links in a native disclosure. */
function LinkList(props: DropdownProps) {
  const { options, value, look = 'field' } = props;
  const base = useId();
  return (
    <details className={cx('Dropdown', `Dropdown-${look}`)}>
      <summary className="Dropdown-button">
        <Inside {...props} base={base} />
      </summary>
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

/** What the button shows: the label and what is chosen. */
function Inside({
  label,
  labelHidden,
  placeholder,
  options,
  value,
  icon,
  base,
}: DropdownProps & { base: string }) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <span className="Dropdown-lines">
        <span id={`${base}-label`} className={labelHidden ? 'visually-hidden' : 'Dropdown-label'}>
          {label}
        </span>{' '}
        <span id={`${base}-value`} className={cx('Dropdown-value', !chosen && 'Dropdown-placeholder')}>
          {chosen?.label ?? placeholder}
        </span>
      </span>
      <Icon icon={chevronDownIcon} />
    </>
  );
}
