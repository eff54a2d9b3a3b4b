import { encodeText } from '#src/domain/text/encodeText.ts';
import type { Locale } from '#src/domain/entities/common.ts';

/** Kinds of entities an address book can keep, by entity type. */
export const CONTACT_KINDS = { healthcareFacility: 'facility', healthcareProfessional: 'provider' } as const;
export type ContactType = keyof typeof CONTACT_KINDS;

/** True for types whose entities can be saved to an address book. */
export const isContactType = (entityTypeId: string): entityTypeId is ContactType =>
  Object.hasOwn(CONTACT_KINDS, entityTypeId);

const inLocale = (path: string, locale: Locale) => (locale === 'en' ? path : `${path}?locale=${locale}`);

/** Where the vCard of an entity is. */
export function contactFilePath(type: ContactType, id: string, locale: Locale): string {
  return inLocale(`/api/vcard/${CONTACT_KINDS[type]}/${encodeText(id)}.vcf`, locale);
}

/** Where the calendar of a facility's holiday hours is. */
export function holidayFilePath(id: string, locale: Locale): string {
  return inLocale(`/api/holidays/${encodeText(id)}.ics`, locale);
}

/** Where the calendar entry of an event is. */
export function eventFilePath(id: string, locale: Locale): string {
  return inLocale(`/api/events/${encodeText(id)}.ics`, locale);
}
