import type { ReactNode } from 'react';
import type { ScreenProps } from './screens.ts';
import { Bar } from './Bar.tsx';
import { useF6 } from './useF6.ts';

interface ScreenFrameProps extends ScreenProps {
  title: string;
  /** Said below the title, on the bar. */
  note?: ReactNode;
  /** The screen's own acts, at the end of the bar. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A screen of the Studio beside the builder: the bar with its name, and its one main part. */
export function ScreenFrame({ session, onSignOut, title, note, acts, children }: ScreenFrameProps) {
  useF6();
  return (
    <div className="Screen">
      <Bar session={session} onSignOut={onSignOut} acts={acts}>
        <div className="Bar-page">
          <h1>{title}</h1>
          {note ? <p className="StateLine">{note}</p> : null}
        </div>
      </Bar>
      <main className="Screen-main" data-area aria-label={title}>
        {children}
      </main>
    </div>
  );
}
