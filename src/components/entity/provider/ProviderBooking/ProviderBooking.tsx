import { type RefObject, useEffect, useRef, useState } from 'react';
import { BookingAction } from '#src/components/entity/shared/booking/BookingAction.tsx';
import { firstSlotWords } from '#src/components/entity/shared/booking/firstSlotWords.ts';
import { type BookingOffer, bookingOffer, nearestOffice } from '#src/domain/booking/bookingOffer.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { splitName } from '#src/domain/provider/splitName.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/ports/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { videoIcon } from '#src/ui/Icon/glyphs.ts';

/**
 * The one way to book the provider, as a panel that stays in view beside the page, and on a phone as a bar at the bottom
 * once the panel has scrolled away (R-040 –, C-092). Nothing by rule 8.
 */
export function ProviderBooking() {
  const provider = useEntity('healthcareProfessional');
  const { config } = usePage();
  const t = useStrings();
  const panel = useRef<HTMLElement>(null);
  if (!provider) return null;
  const offer = bookingOffer(provider, config.booking);
  if (offer.kind === 'none') {
    return <EditingNote name="ProviderBooking" reason={t('providerPage.noBooking')} />;
  }
  const { name } = provider;
  const office = nearestOffice(provider.offices);
  const phone = formatPhone(office?.phone);
  const isCall = offer.kind === 'call' || offer.kind === 'referral';
  return (
    <section
      className="ProviderBooking"
      id="booking"
      aria-labelledby="booking-title"
      ref={panel}
      data-print="hide"
    >
      <h2 id="booking-title" className="h3">
        {t('booking.book')}
      </h2>
      <BookingAction
        offer={offer}
        name={name}
        entityTypeId="healthcareProfessional"
        entityUid={provider.uid}
      />
      {provider.offersVideoVisit ? (
        <Status tone="neutral" icon={videoIcon}>
          {t('providerPage.videoVisitsToo')}
        </Status>
      ) : null}
      {office && (phone || office.address) ? (
        <p className="ProviderBooking-office">
          <TextLink href="#locations">{office.name}</TextLink>
          {phone && !isCall ? (
            <span>
              {t('providerPage.orCall')} <TextLink href={phoneHref(office.phone)}>{phone}</TextLink>
            </span>
          ) : null}
        </p>
      ) : null}
      <Bar offer={offer} name={name} panel={panel} />
    </section>
  );
}

/** Booking at the bottom of a phone's screen while the panel is out of view. */
function Bar({
  offer,
  name,
  panel,
}: {
  offer: BookingOffer;
  name: string;
  panel: RefObject<HTMLElement | null>;
}) {
  const t = useStrings();
  const isAway = useIsAbove(panel);
  if (!isAway || offer.kind === 'none') return null;
  const days = 'daysToFirstSlot' in offer ? offer.daysToFirstSlot : undefined;
  const href = 'href' in offer ? offer.href : offer.kind === 'call' ? phoneHref(offer.phone) : '#booking';
  return (
    <div className="ProviderBooking-bar" role="group" aria-label={t('providerPage.bookingBar')}>
      <p>
        {days === undefined ? (
          <strong>{splitName(name).name}</strong>
        ) : (
          <>
            {t('booking.earliest')} <strong>{firstSlotWords(days, t)}</strong>
          </>
        )}
      </p>
      <ButtonLink size="sm" href={href}>
        {t(
          offer.kind === 'call'
            ? 'providerPage.call'
            : offer.kind === 'sign-in'
              ? 'booking.signIn'
              : 'providerPage.bookShort',
        )}
      </ButtonLink>
    </div>
  );
}

/** True while the element lies above what is seen, and the end of the page, which the bar would cover, is not in view. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === watched) setAbove(!isIntersecting && boundingClientRect.bottom <= 0);
        else setAtEnd(isIntersecting);
      }
    });
    observer.observe(watched);
    const end = document.querySelector('footer');
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }, [element]);
  return isAbove && !isAtEnd;
}
