import { readFromFrame, readHello } from '#src/domain/authoring/frameMessages.ts';
import type { FromFrame, ToFrame, Welcome } from '#src/domain/authoring/frameMessages.ts';

/** The line to a framed page. */
export interface FrameLine {
  tell(message: ToFrame): void;
  close(): void;
}

export interface LineOptions {
  frame: HTMLIFrameElement;
  /** Where the framed page is; a hello from elsewhere is not heard. */
  origin: string;
  /** The word that went into the address of the frame. */
  nonce: string;
  heard: (message: FromFrame) => void;
  connected: () => void;
  /** Says when no hello came. */
  silent: () => void;
  /** How long a page that is loaded may be silent, and one that is still on its way, in ms. */
  silenceMs?: number;
  arrivalMs?: number;
}

/**
 * Waits for the hello of the page in a frame and gives it one end of a channel; all else goes over that. A page whose browser is
 * busy says hello again before it has the answer, and that hello may be heard long after: it gets no second channel, since
 * the page speaks over the first, which nobody would hear any more.
 */
export function openLine(options: LineOptions): FrameLine {
  const { frame, origin, nonce, heard, connected, silent } = options;
  const { silenceMs = 5000, arrivalMs = 30_000 } = options;
  let port: MessagePort | undefined;
  let answered = '';
  let timer = setTimeout(silent, arrivalMs);
  const arrived = () => {
    clearTimeout(timer);
    if (!answered) timer = setTimeout(silent, silenceMs);
  };
  frame.addEventListener('load', arrived);
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const hello = readHello(data);
    if (hello?.nonce !== nonce || hello.page === answered) return;
    answered = hello.page;
    clearTimeout(timer);
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event: MessageEvent) => {
      const message = readFromFrame(event.data);
      if (message) heard(message);
    };
    frame.contentWindow?.postMessage({ meridian: 'welcome', nonce } satisfies Welcome, origin, [
      channel.port2,
    ]);
    connected();
  };
  addEventListener('message', listen);
  return {
    tell: (message) => port?.postMessage(message),
    close() {
      clearTimeout(timer);
      removeEventListener('message', listen);
      frame.removeEventListener('load', arrived);
      port?.close();
    },
  };
}
