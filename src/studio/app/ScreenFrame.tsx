import type { ReactNode } from 'react';
import { siteZone, ZoneContext } from '../clock/useClock.ts';
import type { ScreenProps } from './screens.ts';
import { Bar } from './Bar.tsx';
import { useF6 } from './useF6.ts';

interface ScreenFrameProps extends ScreenProps {
  /** The site it tells of; without one, of all. */
  site?: string;
  title: string;
  /** Said below the title, on the bar. */
  note?: ReactNode;
  /** The screen's own acts, at the end of the bar. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A screen of the Studio beside the builder: the bar with its name, and its one main part. */
export function ScreenFrame({ session, onSignOut, site, title, note, acts, children }: ScreenFrameProps) {
  useF6();
  return (
    <ZoneContext value={siteZone(session, site)}>
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
    </ZoneContext>
  );
}
