import { useState } from 'react';
import { hasConsent, saveConsent, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';

export interface ConsentPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The choice itself: what always runs, and what runs only when allowed. Nothing is kept before 'Save'. */
export function ConsentPanel({ open, onClose }: ConsentPanelProps) {
  const t = useStrings();
  return (
    <Dialog open={open} onClose={onClose} title={t('consent.title')} closeLabel={t('consent.close')}>
      {open ? <Choices onClose={onClose} /> : null}
    </Dialog>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const t = useStrings();
  const [allowsTracking, setAllowsTracking] = useState(() => hasConsent(TRACKING_CONSENT));
  const save = () => {
    saveConsent(allowsTracking ? [TRACKING_CONSENT] : []);
    onClose();
  };
  return (
    <div className="ConsentPreferences">
      <p>{t('consent.lead')}</p>
      <Switch label={t('consent.necessary')} checked disabled />
      <p className="ConsentPreferences-note">{t('consent.necessaryNote')}</p>
      <Switch label={t('consent.tracking')} checked={allowsTracking} onChange={setAllowsTracking} />
      <p className="ConsentPreferences-note">{t('consent.trackingNote')}</p>
      <Button block onClick={save}>
        {t('consent.save')}
      </Button>
    </div>
  );
}
