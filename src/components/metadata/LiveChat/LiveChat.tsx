import { usePage } from '#src/context/PageContext.tsx';

/**
 * Names the configured chat widget for the page's first script, which loads it once the visitor allows it (R-055,
 * C-093); the widget then shows its own icon. Nothing of its own, and nothing at all while editing.
 */
export function LiveChat() {
  const { config, mode } = usePage();
  const url = config.booking.chatWidgetUrl;
  return url !== undefined && mode === 'normal' ? <span hidden data-live-chat={url} /> : null;
}
