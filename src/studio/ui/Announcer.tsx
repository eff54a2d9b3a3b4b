import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Announce = (text: string, isUrgent?: boolean) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says something to people who do not see the screen; urgent things at once. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** One polite and one urgent voice for the whole Studio. */
export function Announcer({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState('');
  const [urgent, setUrgent] = useState('');
  const announce = useCallback<Announce>((text, isUrgent = false) => {
    const set = isUrgent ? setUrgent : setPolite;
    // The same sentence twice is a change only when something came between.
    set((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  const voices = useMemo(
    () => (
      <>
        <div className="Announcer" role="status" aria-live="polite">
          {polite}
        </div>
        <div className="Announcer" role="alert" aria-live="assertive">
          {urgent}
        </div>
      </>
    ),
    [polite, urgent],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {voices}
    </AnnounceContext>
  );
}
