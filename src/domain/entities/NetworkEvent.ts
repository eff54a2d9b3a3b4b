import type { EventDates } from '#src/domain/events/eventDates.ts';
import type { Address, ImageValue, SafeHtml } from './common.ts';

/** Where an event takes place. */
export interface EventPlace {
  name?: string;
  address?: Address;
  /** The page of the place, without locale. */
  path?: string;
}

/** Places for people, as far as told. */
export interface EventSeats {
  left: number;
  /** How many there are in all. */
  of?: number;
}

/** Somebody who leads an event. */
export interface EventLeader {
  id: string;
  name: string;
  path?: string;
  image?: ImageValue;
  /** What they are, in a few words. */
  role?: string;
  /** True for somebody of the directory of providers, which knows more of them. */
  isProvider?: true;
}

/** The same event on another day or at another place. */
export interface OtherDate {
  id: string;
  name: string;
  path?: string;
  dates: EventDates;
  isOnline: boolean;
  city?: string;
  seats?: EventSeats;
}

/** A class or another event of the network (ce_seatRobotEvent), as its page tells of it. Lists are empty when unknown. */
export interface NetworkEvent {
  id: string;
  name: string;
  /** Its page, without locale. */
  path?: string;
  dates: EventDates;
  /** When doors open, on the day of the start. */
  doors?: Date;
  /** The days of a course on which it meets, in order. */
  sessions: Date[];
  isOnline: boolean;
  /** Where it takes place; empty when unknown or only online. */
  places: EventPlace[];
  /** Which room, and how to find it. */
  room?: string;
  parking?: string;
  teaser?: string;
  image?: ImageValue;
  expect?: SafeHtml;
  goodFor?: string;
  /** Who asks a doctor first. */
  askFirst?: string;
  leaders: EventLeader[];
  /** What is spoken there, by the languages’ English names; empty when unknown. */
  languages: string[];
  access: string[];
  interpreters?: string;
  /** What it costs in US dollars, 0 when it is free; absent when unknown. */
  price?: number;
  priceNote?: string;
  seats?: EventSeats;
  hasWaitingList: boolean;
  /** How many people one may sign up at once. */
  mostPeople?: number;
  cancellation?: string;
  registerUrl?: string;
  phone?: string;
  otherDates: OtherDate[];
}
