import { useEffect, useRef, type ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  name?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some of the nested boxes are on. */
  indeterminate?: boolean;
  onChange?: (on: boolean) => void;
  /** At the right edge: how many results it holds. */
  count?: string;
  disabled?: boolean;
}

/** A checkbox with its label left and its count right, as in the filter panel. */
export function Checkbox({
  label,
  name,
  value,
  checked,
  defaultChecked,
  indeterminate = false,
  onChange,
  count,
  disabled,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className="Checkbox-row">
      <input
        ref={input}
        type="checkbox"
        className="Checkbox-input"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="Checkbox-label">{label}</span>
      {count ? <span className="Checkbox-count">{count}</span> : null}
    </label>
  );
}
