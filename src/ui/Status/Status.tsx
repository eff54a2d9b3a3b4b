import type { ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { checkIcon, circleMinusIcon, clockIcon, crossIcon, infoIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export type StatusTone = 'open' | 'soon' | 'closed' | 'urgent' | 'neutral';

const icons: Record<StatusTone, IconShape> = {
  open: checkIcon,
  soon: clockIcon,
  closed: circleMinusIcon,
  urgent: crossIcon,
  neutral: infoIcon,
};

export interface StatusProps {
  tone: StatusTone;
  /** The state in words: colour and icon only repeat it. */
  children: ReactNode;
  /** Tinted ground; for heroes only. */
  chip?: boolean;
  /** Another icon than the tone's own. */
  icon?: IconShape;
}

/** A state: icon, word and colour together. */
export function Status({ tone, children, chip, icon }: StatusProps) {
  return (
    <span className={cx('Status', `Status-${tone}`, chip && 'Status-chip')}>
      <Icon icon={icon ?? icons[tone]} size="1.125em" />
      <span>{children}</span>
    </span>
  );
}
