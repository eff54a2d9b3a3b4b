import type { ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { alertIcon, checkIcon, crossIcon, infoIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'urgent';

const icons: Record<NoticeTone, IconShape> = {
  info: infoIcon,
  success: checkIcon,
  warning: alertIcon,
  urgent: crossIcon,
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** The first words, set bold in the same sentence. */
  title?: string;
  children?: ReactNode;
  /** 'status' or 'alert' when the notice appears after the page has loaded; left out for one that was there. */
  role?: 'status' | 'alert';
  icon?: IconShape;
  action?: ReactNode;
}

/** A tinted line: icon, one sentence, perhaps one action. */
export function Notice({ tone = 'info', title, children, role, icon, action }: NoticeProps) {
  return (
    <div className={cx('Notice', `Notice-${tone}`)} role={role}>
      <Icon icon={icon ?? icons[tone]} />
      <div className="Notice-words">
        {title ? <strong>{title} </strong> : null}
        {children}
      </div>
      {action ? <div className="Notice-action">{action}</div> : null}
    </div>
  );
}
