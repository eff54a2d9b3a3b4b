import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useWords } from '../strings/useWords.ts';

const AGAIN_MS = 4000;

/** A part of the Studio that is a file of its own. */
export interface LaterPart<P> {
  /** Fetches it; undefined when nobody answers. */
  load: () => Promise<ComponentType<P> | undefined>;
  loaded: () => ComponentType<P> | undefined;
}

/** Makes a part of the file that has it. A failure to fetch it is nobody's error: whoever needs it asks again. */
export function laterPart<P>(fetchPart: () => Promise<ComponentType<P>>): LaterPart<P> {
  let part: ComponentType<P> | undefined;
  return {
    loaded: () => part,
    async load() {
      try {
        part ??= await fetchPart();
      } catch {
        // The platform is gone for a while.
      }
      return part;
    },
  };
}

/** The part, once it is there; until then whether it could not be had. It is asked for until it is. */
export function useLaterPart<P>(part: LaterPart<P>): { Part?: ComponentType<P>; isMissing: boolean } {
  const [Part, setPart] = useState<ComponentType<P> | undefined>(() => part.loaded());
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (Part) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const attempt = async () => {
      const found = await part.load();
      if (isGone) return;
      if (found) setPart(() => found);
      else timer = setTimeout(() => void attempt(), AGAIN_MS);
      setMissing(!found);
    };
    void attempt();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [Part, part]);
  return { ...(Part && { Part }), isMissing };
}

/** A component that is fetched when it is first shown, and says so when it cannot be. */
export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = laterPart(fetchPart);
  return function Later(props: P) {
    const say = useWords();
    const { Part, isMissing } = useLaterPart(part);
    if (Part) return <Part {...props} />;
    return (
      <p className="Later" role={isMissing ? 'alert' : 'status'}>
        {say(isMissing ? 'notReached' : 'loading')}
      </p>
    );
  };
}
