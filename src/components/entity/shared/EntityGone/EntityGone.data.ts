import { planProvidersPath, providersPath } from '#src/components/shared/listing/listingPaths.ts';
import { anyOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { LOCATION_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import type { Address, Coordinate } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { nearPosition } from '#src/domain/search/nearFilter.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './EntityGone.declaration.ts';

/** Where somebody goes on who looked for what is gone. */
export interface EntityGoneData {
  /** The search for the same kind, filled with what it was. Without locale. */
  search: string;
  /** Others of its kind. */
  similar?: Listing;
  /** The place they are near, where it was. */
  near?: string;
}

/** Others are asked for by what they have in common, in English as the search service is asked (S-339). */
interface Kin {
  cardType: string;
  verticalKey: string;
  /** Field that holds what they have in common, and its values. */
  field: string;
  values: readonly string[];
  place: FormerPlace | undefined;
  search: string;
}

/** Where it was. */
interface FormerPlace {
  name: string;
  position: Coordinate;
}

const SHOWN = 3;

/** Others like the entity that is gone, near where it was; anywhere when that is not known or nobody is near. */
export const loadEntityGone: ComponentDataLoader<typeof declaration, EntityGoneData> = async (
  _rendering,
  context,
) => {
  const { entity, isGone } = context;
  if (!entity || !isGone) return undefined;
  const kin = kinOf(await inEnglish(entity, context));
  if (!kin) return { search: '/search' };
  const { search, place } = kin;
  const near = place && (await similarTo(kin, entity.id, context, place.position));
  if (near) return { search, similar: near, near: place.name };
  const similar = await similarTo(kin, entity.id, context);
  return { search, ...(similar && { similar }) };
};

async function similarTo(
  { cardType, verticalKey, field, values }: Kin,
  ownId: string,
  context: ComponentDataContext,
  position?: Coordinate,
): Promise<Listing | undefined> {
  const common = anyOf({ [field]: values });
  const staticFilters = [...(common ? [common] : []), ...(position ? [nearPosition(position)] : [])];
  if (staticFilters.length === 0) return undefined;
  const search = { verticalKey, limit: SHOWN, contextEntityId: ownId, staticFilters };
  return context.orElse('similar', loadListing(cardType, search, context), undefined);
}

/** The English profile of an entity shown in another language; itself when there is none or nobody answers. */
async function inEnglish(entity: Entity, { directory, orElse }: ComponentDataContext): Promise<Entity> {
  if (entity.locale === 'en') return entity;
  const asked = directory.entity(entity.entityTypeId, entity.id, 'en');
  const lookup = await orElse('english-profile', asked, undefined);
  return (lookup?.kind === 'absent' && lookup.former) || entity;
}

/** Who could stand in for an entity; undefined for kinds that stand for themselves, such as a story. */
function kinOf(english: Entity): Kin | undefined {
  switch (english.entityTypeId) {
    case 'healthcareProfessional': {
      const values = english.specialties.map(({ name }) => name);
      return {
        cardType: 'Provider',
        verticalKey: 'healthcare-professionals-by-specialty',
        field: 'c_providerSpecialties.specialty.name',
        values,
        place: placeOf(english.offices),
        search: providersPath(values),
      };
    }
    case 'ce_shpProvider':
      return {
        cardType: 'PlanProvider',
        verticalKey: 'shp-providers',
        field: 'c_shpSpecialty.name',
        values: english.specialties,
        place: placeOf(english.addresses),
        search: planProvidersPath(english.specialties),
      };
    case 'healthcareFacility':
      return {
        cardType: 'Location',
        verticalKey: 'healthcare-facilities-by-type',
        field: 'c_locationType',
        values: english.locationTypes,
        place: placeOf([english]),
        search: LOCATION_SEARCH_PATH,
      };
    default:
      return undefined;
  }
}

/** The first place of which it is known where it is. */
function placeOf(
  places: readonly { name?: string; address?: Address; coordinate?: Coordinate }[],
): FormerPlace | undefined {
  for (const { name, address, coordinate } of places) {
    const called = address?.city || name;
    if (coordinate && called) return { name: called, position: coordinate };
  }
  return undefined;
}
