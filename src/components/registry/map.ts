import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'map', pages: 'any', editing: 'P', data: true } as const;

/** Places an editor chose, on a map. */
export const mapRows = {
  LocationsMap: {
    ...row,
    wake: 'visible',
    strings: ['map', 'places'],
    placeholders: ['locations-map-{*}'],
  },
  LocationsMapItem: { ...row, wake: 'never', strings: ['places'] },
} satisfies Record<string, RegistryRow>;
