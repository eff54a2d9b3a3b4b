import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

export interface RangeFieldProps {
  label: string;
  name?: string;
  min: number;
  max: number;
  step?: number;
  value?: number;
  defaultValue?: number;
  /** Every movement. */
  onChange?: (value: number) => void;
  /** When the hand lets go: the moment to search again. */
  onCommit?: (value: number) => void;
  /** The value in words ("25 miles"); read instead of the number. */
  valueText: (value: number) => string;
  /** Below the track; shows `valueText` when left out. */
  children?: ReactNode;
}

/** A slider on the platform's own range input. */
export function RangeField({
  label,
  name,
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onChange,
  onCommit,
  valueText,
  children,
}: RangeFieldProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? min);
  const current = value ?? own;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Through the object model: a style attribute in the markup would need 'unsafe-inline'.
    const share = max > min ? ((current - min) / (max - min)) * 100 : 0;
    input.current?.style.setProperty('--filled', `${share}%`);
  }, [current, min, max]);
  const commit = () => onCommit?.(current);
  return (
    <div className="RangeField-range">
      <label htmlFor={id} className="RangeField-label">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="range"
        className="RangeField-input"
        name={name}
        min={min}
        max={max}
        step={step}
        value={current}
        aria-valuetext={valueText(current)}
        onChange={(event) => {
          setOwn(Number(event.target.value));
          onChange?.(Number(event.target.value));
        }}
        onPointerUp={commit}
        onKeyUp={commit}
      />
      <span className="RangeField-words">{children ?? valueText(current)}</span>
    </div>
  );
}
