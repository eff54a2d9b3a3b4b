import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { buttonClass } from './buttonClass.ts';

export interface ButtonLook {
  /** solid = the one thing to do here; outline = the other choices; quiet = text only. */
  look?: 'solid' | 'outline' | 'quiet' | 'inverse';
  /** Height: sm 36, md 44, lg 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** pill for actions, field beside a text field, slot for appointment times. */
  shape?: 'pill' | 'field' | 'slot';
  /** Fill the width of the parent. */
  block?: boolean;
  icon?: IconShape;
  iconAfter?: IconShape;
  /** For a button that is only an icon: its name. */
  iconLabel?: string;
}

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook & { children?: ReactNode };

/** A button. `type` is 'button' unless told otherwise. */
export function Button({
  look,
  size,
  shape,
  block,
  icon,
  iconAfter,
  iconLabel,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ look, size, shape, block, iconOnly: iconLabel !== undefined })}
      aria-label={iconLabel}
      {...rest}
    >
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconAfter ? <Icon icon={iconAfter} /> : null}
    </button>
  );
}
