import type { EventDates } from '#src/domain/events/eventDates.ts';
import type { Address } from './common.ts';

/** A class or another event of the network (ce_seatRobotEvent), as its content page tells of it. */
export interface NetworkEvent {
  id: string;
  name: string;
  dates: EventDates;
  isOnline: boolean;
  /** Where it takes place; empty when unknown or only online. */
  places: { name?: string; address?: Address }[];
  /** What it costs in US dollars, 0 when it is free; absent when unknown. */
  price?: number;
  registerUrl?: string;
}
