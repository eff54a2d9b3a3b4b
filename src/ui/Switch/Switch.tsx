import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  name?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (on: boolean) => void;
  disabled?: boolean;
  /** The address with it switched over: it is then a link that looks the same and works without scripts. */
  href?: string;
}

/** On or off, at once: a real checkbox in the role of a switch, so that it works in a form without scripts. */
export function Switch({
  label,
  name,
  value,
  checked,
  defaultChecked,
  onChange,
  disabled,
  href,
}: SwitchProps) {
  if (href) {
    return (
      <a className="Switch" href={href} rel="nofollow" aria-current={checked || undefined}>
        <span>{label}</span>
        <span className="Switch-input" aria-hidden="true" data-on={checked || undefined} />
      </a>
    );
  }
  return (
    <label className="Switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="Switch-input"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
