import { cx } from '#src/ui/cx/cx.ts';
import type { ButtonLook } from './Button.tsx';

/** The class list Button and ButtonLink share. */
export function buttonClass({
  look = 'solid',
  size = 'md',
  shape = 'pill',
  block,
  iconOnly,
}: ButtonLook & { iconOnly?: boolean }): string {
  return cx(
    'Button',
    `Button-${look}`,
    `Button-${size}`,
    `Button-${shape}`,
    block && 'Button-block',
    iconOnly && 'Button-iconOnly',
  );
}
