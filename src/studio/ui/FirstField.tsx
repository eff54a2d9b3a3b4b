import type { ReactNode } from 'react';

const toField = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('input, textarea')?.focus();

/** A dialog that is for one text begins in it. */
export function FirstField({ children }: { children: ReactNode }) {
  return (
    <div ref={toField} className="Fields">
      {children}
    </div>
  );
}
