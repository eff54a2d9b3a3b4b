import type { FramedPlayer } from './FramedPlayer.ts';
import type { BrightcoveSource } from './videoSource.ts';

/** How a video plays: with sound and controls, or as a silent film that repeats. */
const MANNERS = {
  film: { autoplay: 'true' },
  loop: { autoplay: 'muted', muted: 'true', loop: 'true', controls: 'false' },
};

/**
 * Brightcove's player. Its page sends and takes no messages: it counts as there when the frame has loaded and the
 * player's script, which any site may ask for, can be had; what is wrong with a video is said inside the frame. Browser
 * only.
 */
export function brightcovePlayer(
  { videoId, playersUrl, account, player }: BrightcoveSource,
  manner: keyof typeof MANNERS = 'film',
): FramedPlayer {
  const folder = `${playersUrl}/${encodeURIComponent(account)}/${encodeURIComponent(player)}_default`;
  const address = new URL(`${folder}/index.html`, location.href);
  address.search = new URLSearchParams({ videoId, playsinline: 'true', ...MANNERS[manner] }).toString();
  const script = new URL(`${folder}/index.min.js`, location.href);

  return {
    address: address.href,
    listen(frame, tell) {
      const stopped = new AbortController();
      const probe = () =>
        isReachable(script, stopped.signal).then((isThere) => {
          if (!stopped.signal.aborted) tell(isThere ? 'ready' : 'failed');
        });
      frame.addEventListener('load', () => void probe(), { once: true, signal: stopped.signal });
      return () => stopped.abort();
    },
    pause: () => false,
  };
}

/** Whether an address answers; the answer of another site cannot be read, only that there was one. */
async function isReachable(address: URL, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, type } = await fetch(address, { method: 'HEAD', mode: 'no-cors', signal });
    return ok || type === 'opaque';
  } catch {
    return false;
  }
}
