import { type ComponentType, useState } from 'react';
import type { OpenSchedulingOffer } from '#src/domain/booking/bookingOffer.ts';
import type { ClickMark } from '#src/browser/clickMark.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon } from '#src/ui/Icon/glyphs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SchedulingDialogProps } from './SchedulingDialog.tsx';

export interface SchedulingButtonProps {
  offer: OpenSchedulingOffer;
  name: string;
  mark: ClickMark;
}

/**
 * Opens the open-scheduling widget in a dialog; neither is loaded before it is pressed (R-045, decision 7). Until
 * scripts run, it is a link to the scheduling page.
 */
export function SchedulingButton({ offer, name, mark }: SchedulingButtonProps) {
  const t = useStrings();
  const [Dialog, setDialog] = useState<ComponentType<SchedulingDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const isAwake = useIsAwake();
  const words = (
    <>
      {t('booking.book')}
      <VisuallyHidden> {t('booking.withName', { name })}</VisuallyHidden>
    </>
  );
  if (!isAwake && offer.pageHref) {
    return (
      <ButtonLink block icon={calendarIcon} href={offer.pageHref} {...mark}>
        {words}
      </ButtonLink>
    );
  }
  const press = () => {
    setOpen(true);
    if (!Dialog) {
      import('./SchedulingDialog.tsx').then(
        ({ SchedulingDialog }) => setDialog(() => SchedulingDialog),
        () => setOpen(false),
      );
    }
  };
  return (
    <>
      <Button
        block
        icon={calendarIcon}
        aria-haspopup="dialog"
        aria-busy={isOpen && !Dialog}
        onClick={press}
        {...mark}
      >
        {words}
      </Button>
      {Dialog ? <Dialog offer={offer} name={name} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
