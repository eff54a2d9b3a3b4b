import type { ReactNode } from 'react';

export interface RadioProps {
  label: ReactNode;
  /** The group's form name: radio buttons of one name are one choice, and the arrow keys move in it. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  /** At the right edge: how many results it holds. */
  count?: string;
}

/** One of several, in the row of a checkbox. Stands in an element with the role of a radio group. */
export function Radio({ label, name, value, checked, onChange, count }: RadioProps) {
  return (
    <label className="Checkbox-row">
      <input
        type="radio"
        className="Checkbox-input Checkbox-radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
      />
      <span className="Checkbox-label">{label}</span>
      {count ? <span className="Checkbox-count">{count}</span> : null}
    </label>
  );
}
