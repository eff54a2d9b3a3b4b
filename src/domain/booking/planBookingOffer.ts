import { distanceFrom } from '#src/domain/distance/distance.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import {
  type BookableProvider,
  bookingOffer,
  type BookingContext,
  type BookingOffer,
} from './bookingOffer.ts';

export interface PlanBookingContext extends BookingContext {
  /** How far apart an office and its counterpart may be, in miles (R-054, C-055). */
  matchMiles: number;
}

/** A place with or without coordinates. */
interface Placed {
  coordinate?: Coordinate;
}

/**
 * How a plan provider is booked: by the ladder of the network provider they are, but only when that provider's
 * offices are the addresses of the plan's directory; `none` otherwise.
 */
export function planBookingOffer(
  addresses: readonly Placed[],
  related: BookableProvider | undefined,
  context: PlanBookingContext,
): BookingOffer {
  return related && areSamePlaces(related.offices, addresses, context.matchMiles)
    ? bookingOffer(related, context)
    : { kind: 'none' };
}

/**
 * As many of one as of the other, and each within `miles` of one of the other side, both ways.
 * A place without coordinates has no counterpart.
 */
export function areSamePlaces(a: readonly Placed[], b: readonly Placed[], miles: number): boolean {
  const hasCounterpart = (place: Placed, others: readonly Placed[]) =>
    others.some((other) => {
      const distance = distanceFrom(place.coordinate, other.coordinate);
      return distance.kind === 'known' && distance.miles <= miles;
    });
  return (
    a.length === b.length &&
    a.every((place) => hasCounterpart(place, b)) &&
    b.every((place) => hasCounterpart(place, a))
  );
}
