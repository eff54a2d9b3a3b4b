import type { Address, Coordinate } from '#src/domain/entities/common.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { contentLines, textValue } from './contentLines.ts';

/** A place of a contact. `label` names it where there are several. */
export interface ContactPlace {
  label?: string;
  address?: Address;
  phone?: string;
  fax?: string;
}

/** What an address book keeps of a person or a place. */
export interface Contact {
  kind: 'person' | 'place';
  id: string;
  name: string;
  firstName?: string;
  lastName?: string;
  organisation: string;
  title?: string;
  places: readonly ContactPlace[];
  coordinate?: Coordinate;
  /** Address of a picture, absolute. */
  photoUrl?: string;
  /** Address of the page it was taken from, absolute. */
  url: string;
  /** ISO instant of the last change, when known. */
  updatedAt?: string;
}

/**
 * A contact as a vCard 3.0, which every address book reads (RFC 2426); its text is UTF-8. Phones that are none are
 * left out.
 */
export function vcard(contact: Contact): string {
  const { kind, name, firstName, lastName, organisation, title, places, coordinate, photoUrl, url } = contact;
  const isPlace = kind === 'place';
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Without a family name the name stands whole, as a given one.
    `N:${isPlace ? ';;;;' : [lastName ?? '', firstName ?? (lastName ? '' : name), '', '', ''].map(textValue).join(';')}`,
    `FN:${textValue(name)}`,
    `ORG:${textValue(isPlace ? name : organisation)}`,
    isPlace ? 'X-ABSHOWAS:COMPANY' : undefined,
    title && `TITLE:${textValue(title)}`,
    ...places.flatMap((place, index) => placeLines(place, `item${index + 1}`)),
    photoUrl && `PHOTO;VALUE=uri:${photoUrl}`,
    coordinate && `GEO:${coordinate.latitude};${coordinate.longitude}`,
    `URL:${url}`,
    `UID:${textValue(contact.id)}@${new URL(url).host}`,
    revision(contact.updatedAt),
    'END:VCARD',
  ]);
}

function placeLines({ label, address, phone, fax }: ContactPlace, group: string): string[] {
  const lines = [
    ...(address ? [`ADR;TYPE=WORK:${addressValue(address)}`] : []),
    ...phoneLine(phone, 'WORK,VOICE'),
    ...phoneLine(fax, 'WORK,FAX'),
  ];
  if (label && lines.length > 0) lines.push(`X-ABLabel:${textValue(label)}`);
  return lines.map((line) => `${group}.${line}`);
}

function addressValue({ line1, line2, line3, city, region, postalCode, countryCode }: Address): string {
  const extended = [line2, line3].filter(Boolean).join(', ');
  return ['', extended, line1, city, region, postalCode, countryCode].map(textValue).join(';');
}

function phoneLine(number: string | undefined, type: string): string[] {
  const written = formatPhone(number)?.replace(', ext. ', ' x');
  return written ? [`TEL;TYPE=${type}:+1-${written}`] : [];
}

/** Whole seconds: fractions are written otherwise there than in ISO 8601. */
function revision(instant: string | undefined): string | undefined {
  const time = Date.parse(instant ?? '');
  return Number.isNaN(time) ? undefined : `REV:${new Date(time).toISOString().replace(/\.\d+/, '')}`;
}
