import type { Locale } from '#src/domain/entities/common.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { eventDates } from '#src/domain/events/eventDates.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem } from './fields.ts';

/** A ce_seatRobotEvent document → NetworkEvent. Throws without id, name or a readable start. */
export function eventFromWire(
  document: Record<string, unknown>,
  _locale: Locale,
  onProblem: FieldProblem,
): NetworkEvent {
  const fields = readFields(document, onProblem);
  const id = fields.text('id');
  const name = fields.text('name');
  const dates = eventDates(fields.text('c_startDateTime'), fields.text('c_endDateTime'));
  if (!id || !name || !dates) throw new Error('An event needs id, name and start');
  const isPaid = fields.flagIfSet('c_isPaid');
  const price = fields.number('c_price');
  return defined<NetworkEvent>({
    id,
    name,
    dates,
    isOnline: fields.flag('c_isOnlineEvent'),
    places: fields.records('c_eventLocations').flatMap((place) => {
      const of = { name: place.text('name'), address: place.address('address') };
      return of.name || of.address ? [defined<NetworkEvent['places'][number]>(of)] : [];
    }),
    // A price of 0 beside "paid" is a price nobody wrote.
    price: isPaid === false ? 0 : price !== undefined && price > 0 ? price : undefined,
    registerUrl: fields.link('c_registerUrl'),
  });
}
