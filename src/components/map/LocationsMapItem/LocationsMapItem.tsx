import { MapPlace } from '#src/components/map/MapPlace.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { MapLocation } from '#src/domain/map/MapLocation.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './LocationsMapItem.declaration.ts';

/** One place of a locations map, by its item, with its colour or the default (Q-235, S-349, C-085). */
export function LocationsMapItem({ data }: ComponentProps<typeof declaration, MapLocation>) {
  if (!data) return <EditingNote name="LocationsMapItem" missing={['name', 'latitude', 'longitude']} />;
  return (
    <div className="LocationsMapItem block">
      <MapPlace place={data} />
    </div>
  );
}
