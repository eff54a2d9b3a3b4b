import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Keys } from './Keys.tsx';

interface TippedProps {
  tip: string;
  /** Keys that do the same, as in `Ctrl Shift Z`. */
  keys?: string | undefined;
  placement?: 'top' | 'bottom';
  /** A button. */
  children: ReactElement;
}

/** A button that says what it does when somebody points at it or comes to it by keyboard. */
export function Tipped({ tip, keys, placement = 'top', children }: TippedProps) {
  return (
    <TooltipTrigger delay={600}>
      {children}
      <Tooltip className="Tip" placement={placement}>
        {tip}
        {keys ? <Keys keys={keys} /> : null}
      </Tooltip>
    </TooltipTrigger>
  );
}
