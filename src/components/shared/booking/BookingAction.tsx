import type { ReactNode } from 'react';
import type { BookingOffer } from '#src/domain/booking/bookingOffer.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { clickMark } from '#src/browser/clickMark.ts';
import type { ClickMark } from '#src/browser/clickMark.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon, lockIcon, phoneIcon } from '#src/ui/Icon/glyphs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ChatButton } from './ChatButton.tsx';
import { SchedulingButton } from './SchedulingButton.tsx';
import { firstSlotWords } from './firstSlotWords.ts';

export interface BookingActionProps {
  offer: BookingOffer;
  /** Whom it books: read out after every action, since a page shows many alike. */
  name: string;
  entityTypeId: string;
  entityUid: string;
  /** The day of the first free slot in words, where the page is made for one moment. */
  firstDay?: string | undefined;
  /** What is as quiet as the chat, and shares its line; drawn where a chat may be offered. */
  beside?: ReactNode;
}

/**
 * The one way to book a provider, as a rung of the booking ladder says. Solid is "book now" only.
 * Nothing for `none`. Rows that draw it name the strings `booking`.
 */
export function BookingAction({
  offer,
  name,
  entityTypeId,
  entityUid,
  firstDay,
  beside,
}: BookingActionProps) {
  const t = useStrings();
  const mark = clickMark('booking', entityTypeId, entityUid);
  const withName = <VisuallyHidden> {t('booking.withName', { name })}</VisuallyHidden>;
  switch (offer.kind) {
    case 'sign-in':
      return (
        <div className="BookingAction">
          <p className="BookingAction-note">
            <strong>{t('booking.alreadyPatient')}</strong> {t('booking.inYourAccount')}
          </p>
          <ButtonLink look="outline" block icon={lockIcon} href={offer.href} {...mark}>
            {t('booking.signIn')}
            {withName}
          </ButtonLink>
        </div>
      );
    case 'link':
      return (
        <div className="BookingAction">
          <ButtonLink block icon={calendarIcon} href={offer.href} {...mark}>
            {offer.label ?? t('booking.book')}
            {withName}
          </ButtonLink>
        </div>
      );
    case 'open-scheduling':
      return (
        <div className="BookingAction">
          <FirstSlot days={offer.daysToFirstSlot} day={firstDay} />
          <SchedulingButton offer={offer} name={name} mark={mark} />
        </div>
      );
    case 'referral':
      return (
        <div className="BookingAction">
          <p className="BookingAction-title">{t('booking.referral')}</p>
          <Call phone={offer.phone} after={t('booking.referralTeamFor', { name })} mark={mark} />
          <div className="BookingAction-beside">
            <ChatButton />
            {beside}
          </div>
        </div>
      );
    case 'scheduling-page':
      return (
        <div className="BookingAction">
          {offer.daysToFirstSlot === undefined ? null : (
            <FirstSlot days={offer.daysToFirstSlot} day={firstDay} />
          )}
          <ButtonLink block icon={calendarIcon} href={offer.href} {...mark}>
            {t('booking.book')}
            {withName}
          </ButtonLink>
        </div>
      );
    case 'call':
      return (
        <div className="BookingAction">
          <p className="BookingAction-note">{t('booking.call')}</p>
          <Call phone={offer.phone} after={t('booking.withName', { name })} mark={mark} />
        </div>
      );
    case 'none':
      return null;
  }
}

/** "Earliest Available: tomorrow", as the service says it. */
function FirstSlot({ days, day }: { days: number; day: string | undefined }) {
  const t = useStrings();
  return (
    <p className="BookingAction-note">
      {t('booking.earliest')} <strong>{[firstSlotWords(days, t), day].filter(Boolean).join(', ')}</strong>
    </p>
  );
}

function Call({ phone, after, mark }: { phone: string; after: string; mark: ClickMark }) {
  return (
    <ButtonLink look="outline" block icon={phoneIcon} href={phoneHref(phone)} {...mark}>
      <span className="tabular">{formatPhone(phone)}</span>
      <VisuallyHidden> {after}</VisuallyHidden>
    </ButtonLink>
  );
}
