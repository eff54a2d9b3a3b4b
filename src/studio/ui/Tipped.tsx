import type { ReactElement } from 'react';
import { laterPart, useLaterPart } from './later.tsx';

export interface TippedProps {
  tip: string;
  /** Keys that do the same, as in `Ctrl Shift Z`. */
  keys?: string | undefined;
  placement?: 'top' | 'bottom';
  /** A button. */
  children: ReactElement;
}

/** Not needed to work with the button, so it comes after what is. */
const part = laterPart(async () => (await import('./Tip.tsx')).Tip);

/** A button that says what it does when somebody points at it or comes to it by keyboard. */
export function Tipped(props: TippedProps) {
  const { Part } = useLaterPart(part);
  return Part ? <Part {...props} /> : props.children;
}
