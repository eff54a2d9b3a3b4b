import { useId } from 'react';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value as shown and read ("4.9"). */
  valueText: string;
}

/** A labelled bar: one part of a score. */
export function Meter({ label, value, max, valueText }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.round(Math.max(0, Math.min(1, value / max)) * 1000) / 10 : 0;
  return (
    <div className="Meter">
      <span id={id} className="Meter-label">
        {label}
      </span>
      <svg
        className="Meter-bar"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        width="100%"
        height="8"
      >
        <rect className="Meter-ground" width="100%" height="8" rx="4" />
        <rect className="Meter-fill" width={`${share}%`} height="8" rx="4" />
      </svg>
      <span aria-hidden="true" className="Meter-value">
        {valueText}
      </span>
    </div>
  );
}
