import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { FramedPlayer, PlayerNews } from './FramedPlayer.ts';

/** After this long without news the page says that the player does not come; it may still do so. */
export const PATIENCE_MS = 10_000;

/**
 * Tells what becomes of the player in a frame from its first moment on: what the player says, `failed` when the page's own
 * policy forbids the frame, and `failed` when nothing is heard for a while.
 */
export function usePlayerNews(
  frame: RefObject<HTMLIFrameElement | null>,
  player: FramedPlayer,
  onNews: (news: PlayerNews) => void,
): void {
  const tell = useEffectEvent(onNews);
  // Before the browser goes on: a frame may have loaded by the time other effects run.
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const patience = setTimeout(() => tell('failed'), PATIENCE_MS);
    const stopListening = player.listen(frame.current, (news) => {
      clearTimeout(patience);
      tell(news);
    });
    const { origin } = new URL(player.address);
    const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) tell('failed');
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      clearTimeout(patience);
      stopListening();
      document.removeEventListener('securitypolicyviolation', refused);
    };
  }, [frame, player]);
}
