import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  /** solid: the one act of a view; line: another; bare: in a row of tools; bar: on the dark bar. */
  look?: 'solid' | 'line' | 'bare' | 'bar' | 'danger';
  size?: 'small' | 'normal';
  children: ReactNode;
}

/** A button of the Studio: 36 px, 30 in rows of tools. */
export function Button({ look = 'line', size = 'normal', children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`Button Button-${look} Button-${size}`}>
      {children}
    </AriaButton>
  );
}
