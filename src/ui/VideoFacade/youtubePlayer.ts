import type { FramedPlayer } from './FramedPlayer.ts';
import type { YoutubeSource } from './videoSource.ts';

/** How often the player is asked whether it is there once the frame has loaded. */
const ASK_MS = 500;
/** After this long without an answer the player counts as not there; it is asked on for a while. */
const ANSWER_MS = 5000;
const GIVE_UP_MS = 30_000;

const WATCH_HOSTS = /(^|\.)youtube(-nocookie)?\.com$/;

/**
 * YouTube's player, spoken to as YouTube's own script does (`enablejsapi=1`): asked, it answers with messages, of which
 * the first says that it is there and `onError` that it has no such video or may not show it here. Browser only.
 */
export function youtubePlayer({ videoId, playerUrl }: YoutubeSource): FramedPlayer {
  const address = new URL(`${playerUrl}/${encodeURIComponent(videoId)}`, location.href);
  const options = { enablejsapi: '1', playsinline: '1', rel: '0', autoplay: '1', origin: location.origin };
  address.search = new URLSearchParams(options).toString();

  const send = (frame: HTMLIFrameElement, message: object) =>
    frame.contentWindow?.postMessage(
      JSON.stringify({ ...message, id: 1, channel: 'widget' }),
      address.origin,
    );
  const command = (frame: HTMLIFrameElement, func: string, ...args: string[]) =>
    send(frame, { event: 'command', func, args });

  return {
    address: address.href,
    // A stand-in of the player has no such page.
    ...(WATCH_HOSTS.test(address.hostname) && {
      watchUrl: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
    }),
    listen(frame, tell) {
      let isThere = false;
      let timers: ReturnType<typeof setTimeout>[] = [];
      const stopAsking = () => timers.forEach(clearTimeout);
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (source !== frame.contentWindow || origin !== address.origin) return;
        const event = eventOf(data);
        if (event === 'onError') tell('failed');
        else if (event && !isThere) {
          isThere = true;
          stopAsking();
          command(frame, 'addEventListener', 'onError');
          tell('ready');
        }
      };
      const ask = () => send(frame, { event: 'listening' });
      const begin = () => {
        ask();
        timers = [
          setInterval(ask, ASK_MS),
          setTimeout(() => tell('failed'), ANSWER_MS),
          setTimeout(stopAsking, GIVE_UP_MS),
        ];
      };
      window.addEventListener('message', hear);
      frame.addEventListener('load', begin, { once: true });
      return () => {
        stopAsking();
        window.removeEventListener('message', hear);
        frame.removeEventListener('load', begin);
      };
    },
    pause(frame) {
      command(frame, 'pauseVideo');
      return true;
    },
  };
}

/** The event of a player's message; undefined for anything else. */
function eventOf(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const { event } = JSON.parse(data) as { event?: unknown };
    return typeof event === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
