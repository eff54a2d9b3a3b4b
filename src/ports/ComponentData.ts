import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import type { ContentPort } from './ContentPort.ts';
import type { MapsPort } from './FeedPorts.ts';
import type { DirectoryPort } from './DirectoryPort.ts';
import type { PageContextValue } from './PageProps.ts';
import type { SearchPort } from './SearchPort.ts';

/** What a component's `Name.data.ts` may ask while its page is made. */
export interface ComponentDataContext extends Omit<
  PageContextValue,
  'breadcrumb' | 'languages' | 'dictionary'
> {
  /** The page as the content platform calls it. */
  route: { name: string; itemId?: string | undefined };
  /** Fields of the page itself, as the content platform sent them (S-200). */
  pageFields: Record<string, unknown>;
  content: ContentPort;
  directory: DirectoryPort;
  search: SearchPort;
  maps: MapsPort;
  /** The query of the address; empty on a page that is kept, which is made without one. */
  query: QueryParams;
  now: Date;
  /** Writes a line to the log; never with what a visitor typed. */
  log: (entry: { event: string } & Record<string, string | number | undefined>) => void;
}

/**
 * Data of a component that draws result cards on the server: it names their types, so that the browser has their code
 * before it wakes the component.
 */
export interface DrawsCards {
  cardTypes: readonly string[];
}

/** True for data that names the result cards it was drawn with. */
export function drawsCards(data: unknown): data is DrawsCards {
  return typeof data === 'object' && data !== null && 'cardTypes' in data && Array.isArray(data.cardTypes);
}

/** True for data that could not be had in time: the page stands without it, and is not kept for long. */
export function isUnanswered(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isUnanswered' in data && data.isUnanswered === true;
}

/**
 * `load<Name>` of a `Name.data.ts`: plain data for one rendering, serialisable, or undefined for none. Runs on the
 * server, at most once per page version. A loader whose upstream may fail quietly catches that itself; what it
 * throws fails the page, so that the last good page stays (decision 2).
 */
export type ComponentDataLoader<Data = unknown> = (
  rendering: ComponentRendering,
  context: ComponentDataContext,
) => Promise<Data | undefined>;
