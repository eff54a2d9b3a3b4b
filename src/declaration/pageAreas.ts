import type { Slot } from './Declaration.ts';

/** The areas of every page, in their order (S-021 – S-024): what editors place stands in one of them. */
export const PAGE_AREAS: Readonly<Record<string, Slot>> = {
  'global-alert': {},
  'in-page-alert': {},
  header: {},
  main: {},
  bottom: { takes: ['main'] },
  footer: {},
};
