import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ButtonLook } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> &
  ButtonLook & {
    children?: ReactNode;
    /** Given, the link opens a new window and says so with these words. */
    newWindowLabel?: string;
  };

/** A link drawn as a button. Without an address it is plain text. */
export function ButtonLink({
  look,
  size,
  shape,
  block,
  icon,
  iconAfter,
  iconLabel,
  newWindowLabel,
  children,
  href,
  ...rest
}: ButtonLinkProps) {
  if (!href) return <span>{children ?? iconLabel}</span>;
  return (
    <a
      href={href}
      className={buttonClass({ look, size, shape, block, iconOnly: iconLabel !== undefined })}
      aria-label={iconLabel}
      {...(newWindowLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconAfter ? <Icon icon={iconAfter} /> : null}
      {newWindowLabel ? <VisuallyHidden> {newWindowLabel}</VisuallyHidden> : null}
    </a>
  );
}
