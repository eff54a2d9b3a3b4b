import type { RegistryRow } from '#src/components/RegistryRow.ts';

const grid = {
  folder: 'linkgrid',
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid'],
  data: true,
} as const;
/** Location types go by other names in each language. */
const types = { ...grid, strings: ['linkgrid', 'locationTypes'] } as const;

/** Alphabetical link grids: the ways into the listings. */
export const linkgridRows = {
  DoctorByCityLinkGrid: grid,
  DoctorBySpecialtyLinkGrid: grid,
  LocationTypeLinkGrid: types,
  DoctorByCityAndSpecialtyLinkGrid: {
    ...grid,
    pages: ['Find Doctor By City', 'Find Doctor By City And Specialty'],
    editing: 'W',
  },
  LocationByCityAndTypeLinkGrid: {
    ...types,
    pages: ['Find Location By Type', 'Find Location By City And Type'],
    editing: 'W',
  },
} satisfies Record<string, RegistryRow>;
