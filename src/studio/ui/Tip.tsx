import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Keys } from './Keys.tsx';
import type { TippedProps } from './Tipped.tsx';

/** What a button does, beside it. */
export function Tip({ tip, keys, placement = 'top', children }: TippedProps) {
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
