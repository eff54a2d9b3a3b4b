import { placeWithCity } from '#src/domain/entities/address.ts';
import { BookingAction } from '#src/components/shared/booking/BookingAction.tsx';
import { BookingPanel } from '#src/components/shared/booking/BookingPanel.tsx';
import { bookingOffer, nearestOffice } from '#src/domain/booking/bookingOffer.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { videoIcon } from '#src/ui/Icon/glyphs.ts';

/**
 * The one way to book the provider, with video visits and the nearest office. Nothing by
 * rule 8.
 */
export function ProviderBooking() {
  const provider = useEntity('healthcareProfessional');
  const { config } = usePage();
  const t = useStrings();
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
    <BookingPanel offer={offer} name={name}>
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
          <TextLink href="#locations">{placeWithCity(office)}</TextLink>
          {phone && !isCall ? (
            <span>
              {t('providerPage.orCall')} <TextLink href={phoneHref(office.phone)}>{phone}</TextLink>
            </span>
          ) : null}
        </p>
      ) : null}
    </BookingPanel>
  );
}
