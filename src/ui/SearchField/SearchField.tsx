import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { closeIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { IconShape } from '#src/ui/Icon/Icon.tsx';

export type SearchFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'onChange' | 'type' | 'size' | 'value' | 'defaultValue'
> & {
  label: string;
  labelHidden?: boolean;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The name of the button that empties the field; left out, there is none. */
  clearLabel?: string;
  icon?: IconShape;
  look?: 'field' | 'bare';
};

/** A search field without suggestions (with them: Combobox). Works in a plain form before scripts run. */
export function SearchField({
  value,
  defaultValue = '',
  onChange,
  clearLabel,
  icon = searchIcon,
  ...rest
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const root = useRef<HTMLDivElement>(null);
  const current = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div className="SearchField-search" ref={root}>
      <TextField
        {...rest}
        type="search"
        enterKeyHint="search"
        icon={icon}
        value={current}
        onChange={change}
      />
      {clearLabel && current ? (
        <button
          type="button"
          className="SearchField-clear"
          aria-label={clearLabel}
          onClick={() => {
            change('');
            root.current?.querySelector('input')?.focus();
          }}
        >
          <Icon icon={closeIcon} size="1.125em" />
        </button>
      ) : null}
    </div>
  );
}
