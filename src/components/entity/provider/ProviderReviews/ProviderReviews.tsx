import { useEffect, useRef, useState } from 'react';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { TRACKING_CONSENT, whenAllowed } from '#src/browser/consent.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { renderReviews } from '#src/browser/reviewsWidget.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { refreshIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** After this long without the widget, the page says so; it may still come. */
const PATIENCE_MS = 8000;

type Phase = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * What patients wrote, in the widget of the reputation service (D-171, S-371, R-130). Nothing is asked of it before the visitor
 * allowed it: by consent, else by a press. Nothing without an id.
 */
export function ProviderReviews() {
  const provider = useEntity('healthcareProfessional');
  const { config, locale, mode } = usePage();
  const t = useStrings();
  const isAwake = useIsAwake();
  const target = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const id = provider?.reputationId;
  const scriptUrl = config.booking.reviewsWidgetUrl;

  useEffect(
    () => (mode === 'normal' ? whenAllowed(TRACKING_CONSENT, () => setWanted(true)) : undefined),
    [mode],
  );
  useEffect(() => {
    const element = target.current;
    if (!isWanted || !id || !scriptUrl || !element) return undefined;
    let isCurrent = true;
    const tell = (next: Phase) => isCurrent && setPhase(next);
    const timer = setTimeout(() => tell('failed'), PATIENCE_MS);
    setPhase('loading');
    renderReviews(scriptUrl, element, id, locale)
      .then(
        () => tell('ready'),
        () => tell('failed'),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, id, scriptUrl, locale, attempt]);

  if (!provider) return null;
  if (!id || !scriptUrl) {
    return (
      <EditingNote
        name="ProviderReviews"
        missing={id ? [] : ['c_reputationId']}
        {...(!scriptUrl && { reason: t('providerPage.reviewsNotSetUp') })}
      />
    );
  }
  return (
    <div id="reviews" className="ProviderReviews">
      <EntitySection title={t('providerPage.reviews')} isPrinted={false}>
        {phase === 'waiting' ? (
          <>
            <p className="secondary">{t('providerPage.reviewsFrom')}</p>
            <p data-asleep={isAwake ? undefined : ''}>
              <Button look="outline" onClick={() => setWanted(true)}>
                {t('providerPage.showReviews')}
              </Button>
            </p>
          </>
        ) : null}
        {phase === 'loading' ? (
          <Skeleton kind="rows" lines={3} label={t('providerPage.reviewsLoading')} />
        ) : null}
        {phase === 'failed' ? (
          <Notice
            tone="warning"
            role="status"
            action={
              <Button look="quiet" icon={refreshIcon} onClick={() => setAttempt(attempt + 1)}>
                {t('providerPage.tryAgain')}
              </Button>
            }
          >
            {t('providerPage.reviewsMissing')}
          </Notice>
        ) : null}
        <div ref={target} />
      </EntitySection>
    </div>
  );
}
