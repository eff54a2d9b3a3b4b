import type { MouseEventHandler } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { closeIcon } from '#src/ui/Icon/glyphs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export interface PillProps {
  /** The applied filter in words. */
  label: string;
  /** What pressing does, in words ("Remove filter"); read before the label. */
  removeLabel: string;
  onRemove?: MouseEventHandler<HTMLElement>;
  /** The address without this filter, so that the pill works before scripts do. */
  href?: string;
}

/** An applied filter that can be taken away. */
export function Pill({ label, removeLabel, onRemove, href }: PillProps) {
  const inside = (
    <>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      {label}
      <Icon icon={closeIcon} size="1.125em" />
    </>
  );
  return href ? (
    <a className="Pill" href={href} rel="nofollow" onClick={onRemove}>
      {inside}
    </a>
  ) : (
    <button type="button" className="Pill" onClick={onRemove}>
      {inside}
    </button>
  );
}
