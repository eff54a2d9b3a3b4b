/** Id of the chat widget's icon; the widget shows it while somebody can be reached. */
const CHAT_ICON_ID = 'live-chat-icon';

/** What the configured script offers as `window.liveChat`. */
export interface LiveChatWidget {
  open(): void;
}

/** Opens the live-agent chat when its widget is loaded and its icon is visible; false when it is not. */
export function openLiveChat(): boolean {
  const { liveChat } = window as { liveChat?: LiveChatWidget };
  const icon = document.getElementById(CHAT_ICON_ID);
  if (typeof liveChat?.open !== 'function' || !icon || !isVisible(icon)) return false;
  liveChat.open();
  return true;
}

function isVisible(element: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(element);
  return !element.hidden && display !== 'none' && visibility !== 'hidden';
}
