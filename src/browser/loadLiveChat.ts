import { TRACKING_CONSENT, whenAllowed } from './consent.ts';
import { loadScript } from './loadScript.ts';

/** Loads the chat widget a page names (`LiveChat`) once the visitor allows it (R-055, C-093). */
export function loadLiveChat(root: Document): void {
  const url = root.querySelector<HTMLElement>('[data-live-chat]')?.dataset.liveChat;
  if (!url) return;
  whenAllowed(TRACKING_CONSENT, () => {
    loadScript(url).catch(() => console.error('The chat widget did not load'));
  });
}
