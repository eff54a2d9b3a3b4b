import type { Facility } from './Facility.ts';
import type { Investigator, Publication, Study } from './research.ts';
import type { Provider } from './Provider.ts';

/** Every entity kind that has a page. Grows with each kind of detail page; switch over `entityTypeId`. */
export type Entity = Facility | Publication | Study | Investigator | Provider;
