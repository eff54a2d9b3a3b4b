import { type ComponentType, useEffect, useState } from 'react';
import { onToggleConsentPreferences } from '#src/browser/consent.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { ConsentPanelProps } from './ConsentPanel.tsx';

/** Links that lead to the choice of what may be tracked. */
const OPT_OUT = '[data-tracking-opt-out]';

/**
 * What the visitor allows (C-093). Nothing visible until the chat dialog or an opt-out link asks for it (R-058,
 * Q-164); the panel's code comes only then. Without scripts the opt-out link leads to its page. Not while editing.
 */
export function ConsentPreferences() {
  const { mode } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps>>();
  const isWanted = mode === 'normal';

  useEffect(() => {
    if (!isWanted) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(OPT_OUT) : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain) return;
      event.preventDefault();
      setOpen(true);
    };
    const stop = onToggleConsentPreferences(() => setOpen((wasOpen) => !wasOpen));
    document.addEventListener('click', onClick);
    return () => {
      stop();
      document.removeEventListener('click', onClick);
    };
  }, [isWanted]);

  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./ConsentPanel.tsx').then(
      ({ ConsentPanel }) => setPanel(() => ConsentPanel),
      () => setOpen(false),
    );
  }, [isOpen, Panel]);

  return Panel ? <Panel open={isOpen} onClose={() => setOpen(false)} /> : null;
}
