import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { Store } from '#src/platform/store/Store.ts';
import type { FilterContext } from './engine/filters.ts';
import { COMMON_FIELDS } from './engine/IndexConfig.ts';
import { keepPlaces } from './keepPlaces.ts';
import { PLACE_RADIUS } from './places.ts';
import type { Places } from './places.ts';
import type { SearchCatalog } from './SearchCatalog.ts';
import { officeHoursField } from './Vertical.ts';
import type { Vertical } from './Vertical.ts';

export interface SearchGroundOptions {
  store: Store;
  catalog: SearchCatalog;
  verticals: readonly Vertical[];
  clock: () => Date;
  log: (event: Record<string, unknown>) => void;
}

/** What every kind of search stands on: the verticals, their indexes, the places there are, and the time. */
export interface SearchGround extends SearchGroundOptions {
  /** Verticals a search over everything includes. */
  universal: readonly Vertical[];
  /** A vertical by its key; throws HttpProblem 400 for an unknown one. */
  vertical(key: string): Vertical;
  /** The places of the directory, see `keepPlaces`. */
  places(): Places;
  /** How filters of a vertical are read; `radius` in metres around places, 25 miles without one. */
  filterContext(vertical: Vertical, radius?: number): FilterContext;
  close(): void;
}

export function createSearchGround(options: SearchGroundOptions): SearchGround {
  const { verticals } = options;
  const byKey = new Map(verticals.map((vertical) => [vertical.key, vertical]));
  const fields = new Map(
    verticals.map(({ index }) => [index.key, new Set([...COMMON_FIELDS, ...index.fields])] as const),
  );
  const { places, close } = keepPlaces(options);
  return {
    ...options,
    universal: verticals.filter(({ isUniversal }) => isUniversal),
    vertical(key) {
      const vertical = byKey.get(key);
      if (!vertical) throw new HttpProblem(400, `Unknown verticalKey ${JSON.stringify(key.slice(0, 80))}`);
      return vertical;
    },
    ...{ places, close },
    filterContext(vertical, radius) {
      const asked = radius !== undefined && radius > 0 ? radius : undefined;
      return {
        officeHours: officeHoursField(vertical),
        isField: (field) => fields.get(vertical.index.key)?.has(field) ?? false,
        place(id) {
          const centre = places().byId(id);
          return centre && { centre, radius: asked ?? centre.radius ?? PLACE_RADIUS };
        },
      };
    },
  };
}
