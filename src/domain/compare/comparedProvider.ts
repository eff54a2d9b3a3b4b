import { type BookingOffer, type BookingSettings, bookingOffer } from '#src/domain/booking/bookingOffer.ts';
import type { Coordinate, ImageValue } from '#src/domain/entities/common.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { distanceFrom } from '#src/domain/distance/distance.ts';
import { spokenLanguages } from '#src/domain/provider/spokenLanguages.ts';
import type { ProviderSpecialty } from '#src/domain/provider/specialtyStatus.ts';
import { type StarRating, starRating } from '#src/domain/ratings/ratings.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';

/** What is looked at side by side. Lists are empty, optional members absent, when unknown. */
export interface ComparedProvider {
  id: string;
  uid: string;
  name: string;
  path: string;
  /** The one way to book them. */
  offer: BookingOffer;
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
  /** Conditions they treat, the first few; a directory may write one with a capital and the next without, and here all have one. */
  treats: string[];
  offices: { name: string; path?: string; city?: string; coordinate?: Coordinate }[];
}

/** As many conditions as fit beside one another. */
const MOST_TREATED = 4;

/** A provider as far as they are compared. */
export function comparedProvider(provider: Provider, booking: BookingSettings): ComparedProvider {
  const { id, uid, name, displayName, path, image, acceptingNewPatients, startDate, fiveStar } = provider;
  const offer = bookingOffer(provider, booking);
  const days = 'daysToFirstSlot' in offer ? offer.daysToFirstSlot : undefined;
  return {
    id,
    uid,
    name: displayName ?? name,
    path,
    offer,
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
    languages: spokenLanguages(provider.languages),
    plans: [...new Set(provider.plans.map((plan) => plan.name))],
    rating: starRating({ fiveStar: fiveStar ?? null }),
    ...(days !== undefined && { daysToFirstSlot: days }),
    offersVideoVisit: provider.offersVideoVisit === true,
    treats: [...new Set(provider.conditions.map((condition) => upperFirst(condition.name)))].slice(
      0,
      MOST_TREATED,
    ),
    offices: provider.offices.map((office) => ({
      name: office.name,
      ...(office.path && { path: office.path }),
      ...(office.address?.city && { city: office.address.city }),
      ...(office.coordinate && { coordinate: office.coordinate }),
    })),
  };
}

type Office = ComparedProvider['offices'][number];

/** The nearest of a provider's offices and how far it is; undefined when either end is unknown. Never guessed. */
export function nearestOf(
  { offices }: Pick<ComparedProvider, 'offices'>,
  position: Coordinate | undefined,
): { office: Office; miles: number } | undefined {
  const known = offices.flatMap((office) => {
    const distance = distanceFrom(position, office.coordinate);
    return distance.kind === 'known' ? [{ office, miles: distance.miles }] : [];
  });
  const [first, ...others] = known;
  return first && others.reduce((nearest, one) => (one.miles < nearest.miles ? one : nearest), first);
}

/** Miles to the nearest of a provider's offices. */
export const nearestMiles = (
  provider: Pick<ComparedProvider, 'offices'>,
  position: Coordinate | undefined,
): number | undefined => nearestOf(provider, position)?.miles;
