import { useId, type ReactNode } from 'react';
import { cx } from '#src/ui/cx/cx.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  count?: string;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: string;
  legendHidden?: boolean;
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Side by side. */
  inline?: boolean;
}

/** One of several: real radio buttons under a legend. */
export function RadioGroup({
  legend,
  legendHidden,
  name,
  options,
  value,
  defaultValue,
  onChange,
  inline,
}: RadioGroupProps) {
  const made = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? 'visually-hidden' : 'RadioGroup-legend'}>{legend}</legend>
      <div className={cx('RadioGroup-options', inline && 'RadioGroup-inline')}>
        {options.map((option) => (
          <label key={option.value} className="RadioGroup-row">
            <input
              type="radio"
              className="RadioGroup-input"
              name={name ?? made}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span className="RadioGroup-label">{option.label}</span>
            {option.count ? <span className="RadioGroup-count">{option.count}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
