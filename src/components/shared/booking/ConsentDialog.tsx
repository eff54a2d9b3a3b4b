import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { hasConsent, toggleConsentPreferences } from '#src/browser/consent.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { phoneIcon } from '#src/ui/Icon/glyphs.ts';

export interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Chat needs consent: 'Update permissions' goes on to the consent preferences, 'Cancel' does nothing (R-056 – R-058,
 * A page without preferences leads to the privacy page instead. To who has given it and still has no chat,
 * because its script is late or blocked, the phone is offered.
 */
export function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const t = useStrings();
  const { locale, config } = usePage();
  const phone = formatPhone(config.booking.referralPhone);
  const confirm = () => {
    onClose();
    if (!toggleConsentPreferences()) window.location.assign(localizedPath('/privacy', locale));
  };
  const about = { open, onClose, title: t('booking.chat'), closeLabel: t('booking.close') };
  if (open && hasConsent()) {
    return (
      <Dialog
        {...about}
        footer={
          <>
            {phone ? (
              <ButtonLink icon={phoneIcon} href={phoneHref(phone)}>
                {t('booking.callNumber', { phone })}
              </ButtonLink>
            ) : null}
            <Button look="outline" onClick={onClose}>
              {t('booking.close')}
            </Button>
          </>
        }
      >
        <p>{t('booking.chatMissing')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...about}
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
