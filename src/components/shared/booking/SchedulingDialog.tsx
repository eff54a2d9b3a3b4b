import type { OpenSchedulingOffer } from '#src/domain/booking/bookingOffer.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { OpenScheduling } from './OpenScheduling.tsx';

export interface SchedulingDialogProps {
  offer: OpenSchedulingOffer;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** The open-scheduling widget in a dialog, for whoever pressed "Book an Appointment" on a card. */
export function SchedulingDialog({ offer, name, open, onClose }: SchedulingDialogProps) {
  const t = useStrings();
  return (
    <Dialog open={open} onClose={onClose} title={t('booking.book')} closeLabel={t('booking.close')}>
      <p className="BookingAction-note">{name}</p>
      <OpenScheduling offer={offer} headingLevel={3} when="now" />
    </Dialog>
  );
}
