import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '#src/context/PageContext.tsx';
import type { ConsentPanelProps } from './ConsentPanel.tsx';

/**
 * What the visitor allows (C-093). Nothing visible until the chat dialog or an opt-out link asks for it (R-058,
 * Q-164), which both press its hidden button (`toggleConsentPreferences`); the panel's code comes only then. Without
 * scripts the opt-out link leads to its page. Not while editing.
 */
export function ConsentPreferences() {
  const { mode } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps>>();

  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./ConsentPanel.tsx').then(
      ({ ConsentPanel }) => setPanel(() => ConsentPanel),
      () => setOpen(false),
    );
  }, [isOpen, Panel]);

  if (mode !== 'normal') return null;
  return (
    <>
      <button type="button" hidden data-consent-preferences="" onClick={() => setOpen(!isOpen)} />
      {Panel ? <Panel open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
