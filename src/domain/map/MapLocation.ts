import type { Coordinate, SafeHtml } from '#src/domain/entities/common.ts';
import { AWARD_TYPES } from '#src/domain/enumerations.ts';

/** What a place on a locations map may have been given. */
export type AwardType = (typeof AWARD_TYPES)[number];

/** Colour of a card and its pin when an editor chose none (C-085). */
export const DEFAULT_CARD_COLOUR = '#006666';

/** A place an editor put on a map. */
export interface MapLocation {
  id: string;
  name: string;
  coordinate: Coordinate;
  href?: string;
  cardContent?: SafeHtml;
  /** `#rrggbb` */
  colour: string;
  awardType?: AwardType;
}

/** The colour an editor wrote as `#rgb` or `#rrggbb`, else the default (C-085). */
export function cardColour(written: string | undefined): string {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec((written ?? '').trim()) ?? [];
  if (digits === '') return DEFAULT_CARD_COLOUR;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}

/** White or black, whichever is easier to read on a `#rrggbb` (WCAG relative luminance). */
export function inkOn(colour: string): '#ffffff' | '#000000' {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  // Contrast with white is 1.05 / (L + 0.05), with black (L + 0.05) / 0.05.
  return (luminance + 0.05) ** 2 < 1.05 * 0.05 ? '#ffffff' : '#000000';
}

/** The award type a text names, whatever its case; undefined for anything else. */
export function awardType(written: string | undefined): AwardType | undefined {
  const text = (written ?? '').trim().toLowerCase();
  return AWARD_TYPES.find((type) => type.toLowerCase() === text);
}
