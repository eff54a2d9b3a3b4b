import { OpenScheduling } from '#src/components/shared/booking/OpenScheduling.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { bookingOffer } from '#src/domain/booking/bookingOffer.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon } from '#src/ui/Icon/glyphs.ts';

/**
 * The embedded open-scheduling widget, when the ladder's rule 4 chose it; it loads within 500 px of the view (R-045, R-023 –
 * Until scripts run: the scheduling page.
 */
export function ProviderOpenScheduling() {
  const provider = useEntity('healthcareProfessional');
  const { config } = usePage();
  const t = useStrings();
  const isAwake = useIsAwake();
  if (!provider) return null;
  const offer = bookingOffer(provider, config.booking);
  if (offer.kind !== 'open-scheduling') {
    return <EditingNote name="ProviderOpenScheduling" reason={t('providerPage.noOpenScheduling')} />;
  }
  return (
    <EntitySection title={t('booking.book')} isPrinted={false}>
      {isAwake || !offer.pageHref ? (
        <OpenScheduling offer={offer} headingLevel={3} when="near" />
      ) : (
        <p>
          <ButtonLink look="outline" icon={calendarIcon} href={offer.pageHref}>
            {t('booking.onSchedulingPage')}
          </ButtonLink>
        </p>
      )}
    </EntitySection>
  );
}
