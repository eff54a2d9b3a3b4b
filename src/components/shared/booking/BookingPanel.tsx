import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { BookingOffer } from '#src/domain/booking/bookingOffer.ts';
import { phoneHref } from '#src/domain/phone/phone.ts';
import { splitName } from '#src/domain/provider/splitName.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { firstSlotWords } from './firstSlotWords.ts';

export interface BookingPanelProps {
  /** What the bar of a phone offers; none for `none`. */
  offer: BookingOffer;
  /** Whom it books. */
  name: string;
  /** The action and what belongs to it. */
  children: ReactNode;
}

/**
 * Booking as a panel that stays in view beside the page of a provider or of a plan's provider, and on a phone as a bar at
 * the bottom once the panel has scrolled away (C-092). Rows that draw it name the strings `booking`.
 */
export function BookingPanel({ offer, name, children }: BookingPanelProps) {
  const t = useStrings();
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      className="BookingPanel"
      id="booking"
      aria-labelledby="booking-title"
      ref={panel}
      data-print="hide"
    >
      <h2 id="booking-title" className="h3">
        {t('booking.title')}
      </h2>
      {children}
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
    <div className="BookingPanel-bar" role="group" aria-label={t('booking.bar')}>
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
            ? 'booking.callShort'
            : offer.kind === 'sign-in'
              ? 'booking.signIn'
              : 'booking.short',
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
