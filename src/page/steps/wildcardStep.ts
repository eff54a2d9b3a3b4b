import { bySlug } from '#src/domain/browse/listSlugs.ts';
import { isDoctorListing, locationTypeOf, readWildcardPath } from '#src/domain/browse/wildcard.ts';
import type { LocationType, Wildcard, WildcardSegments } from '#src/domain/browse/wildcard.ts';
import { locationTypeKey } from '#src/domain/facility/locationTypes.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Mode } from './modeStep.ts';

/**
 * What the address of a wildcard listing names (S-133–S-137, Q-121), in any spelling. A segment that names nothing: not
 * found. A failure is thrown (decision 2).
 */
export async function wildcardStep(
  path: string,
  wildcardType: string | undefined,
  mode: Mode,
  locale: Locale,
  directory: DirectoryPort,
): Promise<{ wildcard?: Wildcard } | PageEnd> {
  const segments = readWildcardPath(wildcardType, path);
  if (segments === undefined) return {};
  const wildcard = segments && (await resolve(segments, isDoctorListing(wildcardType), locale, directory));
  // A draft of the page itself has no address yet: editors see its patterns.
  if (!wildcard) return mode.kind === 'normal' ? { kind: 'not-found' } : {};
  return { wildcard };
}

/** Everything the segments name; undefined when one of them names nothing. */
async function resolve(
  segments: WildcardSegments,
  isAboutDoctors: boolean,
  locale: Locale,
  directory: DirectoryPort,
): Promise<Wildcard | undefined> {
  const [city, specialty, locationType] = await Promise.all([
    segments.city === undefined
      ? undefined
      : bySlug(
          await (isAboutDoctors ? directory.professionalCities() : directory.facilityCities()),
          segments.city,
        ),
    segments.specialty === undefined
      ? undefined
      : bySlug(await directory.professionalSpecialties(locale), segments.specialty),
    segments.locationType === undefined ? undefined : typeOf(segments.locationType, locale, directory),
  ]);
  const isComplete =
    (segments.city === undefined || city) &&
    (segments.specialty === undefined || specialty) &&
    (segments.locationType === undefined || locationType);
  return isComplete
    ? {
        ...(city ? { city } : {}),
        ...(specialty ? { specialty } : {}),
        ...(locationType ? { locationType } : {}),
      }
    : undefined;
}

/** The known types need no question; another one exists when the directory has a place of it. */
async function typeOf(
  segment: string,
  locale: Locale,
  directory: DirectoryPort,
): Promise<LocationType | undefined> {
  const type = locationTypeOf(segment) ?? locationTypeOf(segment, await directory.locationTypes());
  if (!type) return undefined;
  const labels = await stringsFor(locale, ['locationTypes']);
  return { ...type, label: labels[`locationTypes.${locationTypeKey(type.name)}`] ?? type.name };
}
