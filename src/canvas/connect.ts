import { readToFrame, readWelcome } from '#src/domain/authoring/frameMessages.ts';
import type { FromFrame, Hello, ToFrame } from '#src/domain/authoring/frameMessages.ts';

/** The line to the Studio that framed the page. */
export interface Line {
  tell(message: FromFrame): void;
}

/** What the content platform wrote into the page for us: who may edit it here. */
export interface StudioNote {
  origin: string;
}

const NOTE = 'meridian-studio';
const HELLO_AGAIN_MS = 500;
const HELLOS = 12;

/** The Studio's origin as the platform's layout answer has it; undefined on a page another editor framed. */
export function studioNote(page: Document): StudioNote | undefined {
  try {
    const note = JSON.parse(page.getElementById(NOTE)?.textContent ?? '') as { origin?: unknown };
    return typeof note.origin === 'string' && new URL(note.origin).origin === note.origin
      ? { origin: note.origin }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The word the Studio put into the fragment of the address. */
export const nonceIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('m') ?? '';

/** Tells one page from another. `randomUUID` is not to be had over plain http, but on the same machine. */
const newWord = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Says hello to the Studio until it answers with a port, then talks over that alone. Only the one origin hears the hello,
 * only its answer with our own word is taken, and what comes over the port is read by the shared guards.
 */
export function connect(
  { origin }: StudioNote,
  nonce: string,
  heard: (message: ToFrame) => void,
  connected: (line: Line) => void,
): void {
  let left = HELLOS;
  const page = newWord();
  const hello = () => {
    left -= 1;
    parent.postMessage({ meridian: 'hello', nonce, page } satisfies Hello, origin);
    if (left <= 0) clearInterval(timer);
  };
  const timer = setInterval(hello, HELLO_AGAIN_MS);
  const answer = ({ source, origin: from, data, ports }: MessageEvent) => {
    const [port] = ports;
    if (source !== parent || from !== origin || !port || readWelcome(data)?.nonce !== nonce) return;
    clearInterval(timer);
    removeEventListener('message', answer);
    port.onmessage = (event: MessageEvent) => {
      const message = readToFrame(event.data);
      if (message) heard(message);
    };
    connected({ tell: (message) => port.postMessage(message) });
  };
  addEventListener('message', answer);
  hello();
}
