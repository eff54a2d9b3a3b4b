import { z } from 'zod';
import { safeHtml } from '#src/adapters/directory/safeHtml.ts';
import { isCoordinate } from '#src/domain/distance/distance.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { awardType, cardColour, type MapLocation } from '#src/domain/map/MapLocation.ts';

const field = z.object({ value: z.string().nullish() }).nullish().catch(undefined);

/** A place as the content graph sends it. */
export const mapLocationShape = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  name: field,
  latitude: field,
  longitude: field,
  siteLink: z
    .object({
      value: z.string().nullish(),
      jsonValue: z
        .object({ value: z.union([z.string(), z.object({ href: z.string() })]) })
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
  cardContent: field,
  hexColor: field,
  awardType: field,
});

/** A place of a map; undefined without a name or a position. A member that makes no sense is left out. */
export function mapLocationFromWire(wire: z.infer<typeof mapLocationShape>): MapLocation | undefined {
  const name = wire.name?.value?.trim() || wire.displayName?.trim();
  const coordinate = { latitude: degrees(wire.latitude?.value), longitude: degrees(wire.longitude?.value) };
  if (!name || !isCoordinate(coordinate)) return undefined;
  const link = wire.siteLink?.jsonValue?.value;
  const href = validLink(typeof link === 'object' ? link.href : (link ?? wire.siteLink?.value));
  const cardContent = safeHtml(wire.cardContent?.value ?? '');
  const type = awardType(wire.awardType?.value ?? undefined);
  return {
    id: wire.id,
    name,
    coordinate,
    ...(href ? { href } : {}),
    ...(cardContent ? { cardContent } : {}),
    colour: cardColour(wire.hexColor?.value ?? undefined),
    ...(type ? { awardType: type } : {}),
  };
}

function degrees(text: string | null | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : NaN;
  return Number.isFinite(number) ? number : undefined;
}
