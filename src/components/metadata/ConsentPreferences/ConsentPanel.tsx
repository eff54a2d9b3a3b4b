import { useState } from 'react';
import { hasConsent, saveConsent, STREETS_CONSENT, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
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
  const { config } = usePage();
  const [allowsTracking, setAllowsTracking] = useState(() => hasConsent(TRACKING_CONSENT));
  const [allowsStreets, setAllowsStreets] = useState(() => hasConsent(STREETS_CONSENT));
  const host = config.mapTiles?.host;
  const save = () => {
    saveConsent([
      ...(allowsTracking ? [TRACKING_CONSENT] : []),
      ...(allowsStreets && host ? [STREETS_CONSENT] : []),
    ]);
    onClose();
  };
  return (
    <div className="ConsentPreferences">
      <p>{t('consent.lead')}</p>
      <Switch label={t('consent.necessary')} checked disabled />
      <p className="ConsentPreferences-note">{t('consent.necessaryNote')}</p>
      <Switch label={t('consent.tracking')} checked={allowsTracking} onChange={setAllowsTracking} />
      <p className="ConsentPreferences-note">{t('consent.trackingNote')}</p>
      {host ? (
        <>
          <Switch label={t('consent.streets')} checked={allowsStreets} onChange={setAllowsStreets} />
          <p className="ConsentPreferences-note">{t('consent.streetsNote', { host })}</p>
        </>
      ) : null}
      <Button block onClick={save}>
        {t('consent.save')}
      </Button>
    </div>
  );
}
