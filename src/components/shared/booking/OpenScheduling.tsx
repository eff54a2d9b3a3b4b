import { useEffect, useRef, useState } from 'react';
import type { OpenSchedulingOffer } from '#src/domain/booking/bookingOffer.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { renderSchedulingWidget } from '#src/browser/schedulingWidget.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon, phoneIcon, refreshIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** How far outside the viewport the widget is already loaded (R-023, C-013). */
const NEAR = '500px 0px';
/** After this long without the widget, the other ways to book are shown; it may still come. */
const PATIENCE_MS = 8000;

export interface OpenSchedulingProps {
  offer: OpenSchedulingOffer;
  headingLevel: 2 | 3;
  /** near: loads when it comes near the viewport, for a place in the page. now: at once, when asked for. */
  when: 'near' | 'now';
}

type Phase = 'waiting' | 'loading' | 'late' | 'ready' | 'failed';

/**
 * The embedded open-scheduling widget under 'Earliest Available' (R-045, S-322). While it is late or when it is
 * blocked, what else books: the scheduling page, the phone of the office.
 */
export function OpenScheduling({ offer, headingLevel, when }: OpenSchedulingProps) {
  const t = useStrings();
  const { config, locale } = usePage();
  const scriptUrl = config.booking.schedulingWidgetUrl;
  const { providerId, departmentId, visitTypeId, daysToFirstSlot } = offer;
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [attempt, setAttempt] = useState(0);
  const isNear = useIsNear(root, when);

  useEffect(() => {
    const element = target.current;
    if (!isNear || !element) return undefined;
    if (!scriptUrl) {
      setPhase('failed');
      return undefined;
    }
    let isCurrent = true;
    const tell = (next: Phase) => isCurrent && setPhase(next);
    const timer = setTimeout(() => tell('late'), PATIENCE_MS);
    setPhase('loading');
    renderSchedulingWidget(scriptUrl, element, {
      provider: providerId,
      department: departmentId,
      visitType: visitTypeId,
      daysToFirstSlot,
      locale,
    })
      .then(
        () => tell('ready'),
        () => tell('failed'),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNear, scriptUrl, providerId, departmentId, visitTypeId, daysToFirstSlot, locale, attempt]);

  const Heading = `h${headingLevel}` as const;
  const isMissing = phase === 'failed' || phase === 'late';
  return (
    <div className="BookingAction" ref={root}>
      <Heading className="BookingAction-title">{t('booking.earliest')}</Heading>
      {phase === 'waiting' || phase === 'loading' ? (
        <Skeleton kind="rows" lines={3} label={t('booking.loading')} />
      ) : null}
      {isMissing ? (
        <OtherWays
          offer={offer}
          onRetry={scriptUrl && phase === 'failed' ? () => setAttempt(attempt + 1) : undefined}
        />
      ) : null}
      <div ref={target} />
    </div>
  );
}

function OtherWays({ offer, onRetry }: { offer: OpenSchedulingOffer; onRetry: (() => void) | undefined }) {
  const t = useStrings();
  const phone = formatPhone(offer.phone);
  return (
    <>
      <Notice tone="warning" role="status">
        {t('booking.widgetMissing')}
      </Notice>
      {offer.pageHref ? (
        <ButtonLink look="outline" block icon={calendarIcon} href={offer.pageHref}>
          {t('booking.onSchedulingPage')}
        </ButtonLink>
      ) : null}
      {phone ? (
        <ButtonLink look="outline" block icon={phoneIcon} href={phoneHref(offer.phone)}>
          {t('booking.callNumber', { phone })}
        </ButtonLink>
      ) : null}
      {onRetry ? (
        <Button look="quiet" icon={refreshIcon} onClick={onRetry}>
          {t('booking.tryAgain')}
        </Button>
      ) : null}
    </>
  );
}

function useIsNear(root: React.RefObject<HTMLElement | null>, when: 'near' | 'now'): boolean {
  const [isNear, setNear] = useState(when === 'now');
  useEffect(() => {
    const element = root.current;
    if (isNear || !element) return undefined;
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, root]);
  return isNear;
}
