import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '#src/ui/cx/cx.ts';

export type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & {
  children: ReactNode;
  /**
   * inline: inside a sentence. standalone: on its own (24 px target, semibold).
   * plain: a heading or name that becomes a link (underlined on hover). inverse: on dark bands.
   */
  look?: 'inline' | 'standalone' | 'plain' | 'inverse';
  icon?: IconShape;
  iconAfter?: IconShape;
  /** Given, the link opens a new window and says so with these words. */
  newWindowLabel?: string;
};

/** A link. Without an address it is plain text. */
export function TextLink({
  look = 'inline',
  icon,
  iconAfter,
  newWindowLabel,
  href,
  children,
  ...rest
}: TextLinkProps) {
  if (!href) return <span>{children}</span>;
  const hasIcon = icon !== undefined || iconAfter !== undefined;
  return (
    <a
      href={href}
      className={cx(`TextLink-${look}`, hasIcon && 'TextLink-withIcon')}
      {...(newWindowLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      {icon ? <Icon icon={icon} /> : null}
      {hasIcon ? <span className="TextLink-words">{children}</span> : children}
      {iconAfter ? <Icon icon={iconAfter} /> : null}
      {newWindowLabel ? <VisuallyHidden> {newWindowLabel}</VisuallyHidden> : null}
    </a>
  );
}
