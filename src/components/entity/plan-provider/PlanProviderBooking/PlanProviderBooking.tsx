import { BookingAction } from '#src/components/shared/booking/BookingAction.tsx';
import { BookingPanel } from '#src/components/shared/booking/BookingPanel.tsx';
import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { usePosition } from '#src/browser/usePosition.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { planBookingOffer } from '#src/domain/booking/planBookingOffer.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import type { PlanProviderBookingData } from './PlanProviderBooking.data.ts';
import type { declaration } from './PlanProviderBooking.declaration.ts';

/**
 * How a plan's provider is booked: by the ladder of the network provider they are, but only when that provider's offices are
 * the addresses of the plan's directory, `AddressMatchMiles` apart at most (R-053, R-054, C-055). Who is still to start says
 * when. Nothing when there is neither.
 */
export function PlanProviderBooking({
  params,
  data,
}: ComponentProps<typeof declaration, PlanProviderBookingData>) {
  const provider = useEntity('ce_shpProvider');
  const { config, locale } = usePage();
  const t = useStrings();
  const { position } = usePosition();
  if (!provider) return <ExampleMissing name="PlanProviderBooking" />;
  const miles = Number(params.AddressMatchMiles);
  const offer = planBookingOffer(provider.addresses, provider.related, {
    ...config.booking,
    ...(miles > 0 && { matchMiles: miles }),
    ...(position.kind === 'known' && { position: position.coordinate }),
  });
  if (offer.kind === 'none' && !data) {
    return <EditingNote name="PlanProviderBooking" reason={t('planProvider.noBooking')} />;
  }
  return (
    <div className="PlanProviderBooking">
      <BookingPanel offer={offer} name={provider.name}>
        {data ? (
          <Status tone="soon">
            {t('provider.startsOn', { date: formatDate(new Date(data.startsOn), locale, 'long') })}
          </Status>
        ) : null}
        {offer.kind === 'none' ? null : (
          <BookingAction
            offer={offer}
            name={provider.name}
            entityTypeId="ce_shpProvider"
            entityUid={provider.uid}
          />
        )}
      </BookingPanel>
    </div>
  );
}
