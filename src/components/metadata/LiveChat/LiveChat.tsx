import { useEffect } from 'react';
import { TRACKING_CONSENT, whenAllowed } from '#src/browser/consent.ts';
import { loadScript } from '#src/browser/loadScript.ts';
import { usePage } from '#src/context/PageContext.tsx';

/**
 * Loads the configured chat widget once the visitor allows it (R-055, C-093); the widget then shows its own icon.
 * Nothing of its own, and nothing at all while editing.
 */
export function LiveChat() {
  const { config, mode } = usePage();
  const url = config.booking.chatWidgetUrl;
  const isWanted = url !== undefined && mode === 'normal';
  useEffect(
    () =>
      isWanted
        ? whenAllowed(TRACKING_CONSENT, () => {
            loadScript(url).catch(() => console.error('The chat widget did not load'));
          })
        : undefined,
    [isWanted, url],
  );
  return null;
}
