import type { AuthoringPort, SaveRequest } from '#src/ports/AuthoringPort.ts';
import { readSaveAnswer } from './saveAnswer.ts';

/** What the Studio's script in the page offers once it is connected; it says so with the event `meridian:studio`. */
interface Studio {
  saveFields(request: SaveRequest): Promise<unknown>;
  ready?: unknown;
}

const STUDIO_EVENT = 'meridian:studio';
/** Milliseconds a save waits for a Studio that has not answered the page yet. */
const PATIENCE = 10_000;

type Host = Pick<Window, 'addEventListener' | 'removeEventListener'> & { meridianStudio?: Studio };

/** The Studio this page is framed by; undefined before it is connected, and outside of it. */
function studioOf({ meridianStudio: studio }: Host): Studio | undefined {
  return studio && typeof studio.saveFields === 'function' && studio.ready !== false ? studio : undefined;
}

/** Whether the page is connected to a Studio. */
export const hasStudio = (host: Window): boolean => studioOf(host as Host) !== undefined;

/** Tells when the page gets connected to a Studio. Returns a function that calls it off. */
export function onStudio(host: Window, connected: () => void): () => void {
  host.addEventListener(STUDIO_EVENT, connected);
  return () => host.removeEventListener(STUDIO_EVENT, connected);
}

/** Saves through the Studio that frames the page, in the name of who works there. Waits for it to connect. */
export function messageAuthoring(host: Window, patience = PATIENCE): AuthoringPort {
  const connected = () =>
    new Promise<Studio | undefined>((resolve) => {
      const found = studioOf(host as Host);
      if (found) return resolve(found);
      const give = () => {
        clearTimeout(timer);
        stop();
        resolve(studioOf(host as Host));
      };
      const timer = setTimeout(give, patience);
      const stop = onStudio(host, give);
    });
  return {
    async saveFields(request) {
      const studio = await connected();
      if (!studio) return { kind: 'refused', reason: 'unavailable' };
      try {
        return readSaveAnswer(await studio.saveFields(request));
      } catch {
        return { kind: 'refused', reason: 'unavailable' };
      }
    },
  };
}
