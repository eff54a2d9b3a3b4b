import { useId, type ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { cx } from '#src/ui/cx/cx.ts';

export interface SegmentOption {
  value: string;
  label: string;
  /** A count in words or figures; an ellipsis while it settles. */
  count?: ReactNode;
  icon?: IconShape;
  /** The address with this choice made. When every option has one, the choice is drawn as links: it works without scripts. */
  href?: string;
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
  /** On a phone its icons stand for the words, which are still read out. */
  isBrief?: boolean;
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
  isBrief,
}: SegmentedControlProps) {
  const made = useId();
  const links = options.every((option) => option.href !== undefined);
  const inside = ({ icon, label: words, count }: SegmentOption) => (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <span className="SegmentedControl-words">
        <span>{words}</span>
        {count ? <span className="SegmentedControl-count"> {count}</span> : null}
      </span>
    </>
  );
  return (
    <fieldset
      className={cx(
        'SegmentedControl-fieldset',
        block && 'SegmentedControl-block',
        isBrief && 'SegmentedControl-brief',
      )}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className="SegmentedControl-track">
        {options.map((option) =>
          links ? (
            <a
              key={option.value}
              className="SegmentedControl-segment"
              href={option.href}
              rel="nofollow"
              aria-current={option.value === value || undefined}
            >
              {inside(option)}
            </a>
          ) : (
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
              {inside(option)}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
