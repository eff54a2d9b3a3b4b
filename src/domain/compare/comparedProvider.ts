import { type BookingSettings, bookingOffer } from '#src/domain/booking/bookingOffer.ts';
import type { Coordinate, ImageValue } from '#src/domain/entities/common.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { distanceFrom } from '#src/domain/distance/distance.ts';
import type { ProviderSpecialty } from '#src/domain/provider/specialtyStatus.ts';
import { type StarRating, starRating } from '#src/domain/ratings/ratings.ts';

/** What is looked at side by side. Lists are empty, optional members absent, when unknown. */
export interface ComparedProvider {
  id: string;
  name: string;
  path: string;
  image?: ImageValue;
  acceptingNewPatients?: boolean;
  specialties: ProviderSpecialty[];
  startDate?: string;
  languages: string[];
  plans: string[];
  rating: StarRating;
  /** Days to the first free slot, where appointments are booked here. */
  daysToFirstSlot?: number;
  offersVideoVisit: boolean;
  offices: { name: string; city?: string; coordinate?: Coordinate }[];
}

/** A provider as far as they are compared. */
export function comparedProvider(provider: Provider, booking: BookingSettings): ComparedProvider {
  const { id, name, displayName, path, image, acceptingNewPatients, startDate, fiveStar } = provider;
  const offer = bookingOffer(provider, booking);
  const days = 'daysToFirstSlot' in offer ? offer.daysToFirstSlot : undefined;
  return {
    id,
    name: displayName ?? name,
    path,
    ...(image && { image }),
    ...(acceptingNewPatients !== undefined && { acceptingNewPatients }),
    specialties: provider.specialties.map(({ name: specialty, hidesBooking, ...rest }) => ({
      name: specialty,
      hidesBooking,
      ...(rest.status && { status: rest.status }),
      ...(rest.alternativeText && { alternativeText: rest.alternativeText }),
      ...(rest.defaultText && { defaultText: rest.defaultText }),
    })),
    ...(startDate && { startDate }),
    languages: [...new Set(provider.languages.map((language) => language.name))],
    plans: [...new Set(provider.plans.map((plan) => plan.name))],
    rating: starRating({ fiveStar: fiveStar ?? null }),
    ...(days !== undefined && { daysToFirstSlot: days }),
    offersVideoVisit: provider.offersVideoVisit === true,
    offices: provider.offices.map((office) => ({
      name: office.name,
      ...(office.address?.city && { city: office.address.city }),
      ...(office.coordinate && { coordinate: office.coordinate }),
    })),
  };
}

/** Miles to the nearest of a provider's offices; undefined when either end is unknown. Never guessed. */
export function nearestMiles(
  { offices }: Pick<ComparedProvider, 'offices'>,
  position: Coordinate | undefined,
): number | undefined {
  const miles = offices.flatMap(({ coordinate }) => {
    const distance = distanceFrom(position, coordinate);
    return distance.kind === 'known' ? [distance.miles] : [];
  });
  return miles.length > 0 ? Math.min(...miles) : undefined;
}
