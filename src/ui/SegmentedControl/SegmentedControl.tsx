import { useId } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { cx } from '#src/ui/cx/cx.ts';

export interface SegmentOption {
  value: string;
  label: string;
  /** A count in words or figures; an ellipsis while it settles. */
  count?: string;
  icon?: IconShape;
}

export interface SegmentedControlProps {
  /** The name of the choice, read out and not drawn. */
  label: string;
  /** Form name; made up when left out. */
  name?: string;
  options: readonly SegmentOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  block?: boolean;
}

/** A choice of a few, drawn as one track: real radio buttons. */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  block,
}: SegmentedControlProps) {
  const made = useId();
  return (
    <fieldset className={cx('SegmentedControl-fieldset', block && 'SegmentedControl-block')}>
      <legend className="visually-hidden">{label}</legend>
      <div className="SegmentedControl-track">
        {options.map((option) => (
          <label key={option.value} className="SegmentedControl-segment">
            <input
              type="radio"
              className="SegmentedControl-input"
              name={name ?? made}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon ? <Icon icon={option.icon} /> : null}
            <span className="SegmentedControl-words">
              <span>{option.label}</span>
              {option.count ? <span className="SegmentedControl-count"> {option.count}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
