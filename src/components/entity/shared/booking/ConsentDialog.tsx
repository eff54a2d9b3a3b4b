import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { toggleConsentPreferences } from '#src/ports/consent.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

export interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Chat needs consent: 'Update permissions' goes on to the consent preferences, 'Cancel' does nothing (R-056 – R-058,
 * A page without preferences leads to the privacy page instead.
 */
export function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const t = useStrings();
  const { locale } = usePage();
  const confirm = () => {
    onClose();
    if (!toggleConsentPreferences()) window.location.assign(localizedPath('/privacy', locale));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('booking.chat')}
      closeLabel={t('booking.close')}
      footer={
        <>
          <Button onClick={confirm}>{t('booking.updatePermissions')}</Button>
          <Button look="outline" onClick={onClose}>
            {t('booking.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('booking.chatNeedsConsent')}</p>
    </Dialog>
  );
}
