import type { Declaration, Placed } from '#src/declaration/Declaration.ts';
import type { PageFields } from '#src/declaration/pageFields.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { MapsPort } from '#src/ports/FeedPorts.ts';
import type { DirectoryPort, EntitySummary, PickedEntity, PickedKind } from '#src/ports/DirectoryPort.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { PageContextValue } from './PageProps.ts';
import type { Answer } from '#src/ports/result.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';

/**
 * The directory as loaders ask it: what does not answer rejects, so that none can take an outage for absence. Of
 * entities asked for together those that answered come; the page knows when others did not.
 */
export interface AnsweringDirectory extends Omit<
  DirectoryPort,
  'entity' | 'service' | 'event' | 'teaser' | 'teaserResults' | 'picked'
> {
  entity(...asked: Parameters<DirectoryPort['entity']>): Promise<AnswerOf<DirectoryPort['entity']>>;
  service(...asked: Parameters<DirectoryPort['service']>): Promise<AnswerOf<DirectoryPort['service']>>;
  event(...asked: Parameters<DirectoryPort['event']>): Promise<AnswerOf<DirectoryPort['event']>>;
  teaser(entityTypeId: string, id: string, locale: Locale): Promise<EntitySummary[]>;
  teaserResults(entityTypeId: string, id: string, locale: Locale): Promise<SearchResult[]>;
  picked(kind: PickedKind, items: readonly PickedEntity[], locale: Locale): Promise<SearchResult[]>;
}

type AnswerOf<Ask extends (...asked: never[]) => Promise<unknown>> = Answer<Awaited<ReturnType<Ask>>>;

/** What a component's `Name.data.ts` may ask while its page is made. */
export interface ComponentDataContext extends Omit<
  PageContextValue,
  'breadcrumb' | 'languages' | 'dictionary'
> {
  /** The page as the content platform calls it. */
  route: { name: string; itemId?: string | undefined };
  /** Fields of the page itself (S-200). */
  pageFields: PageFields;
  content: ContentPort;
  directory: AnsweringDirectory;
  search: SearchPort;
  maps: MapsPort;
  /** The query of the address; empty on a page that is kept, which is made without one. */
  query: QueryParams;
  now: Date;
  /** Writes a line to the log; never with what a visitor typed. */
  log: (entry: { event: string } & Record<string, string | number | undefined>) => void;
  /**
   * Goes on with `instead` when an answer does not come: the one way to do without. The page knows that it lacks `what`
   * (a name for the log), so that it is kept but briefly and never in place of a page that has it.
   */
  orElse<T, Other>(what: string, answer: Promise<T>, instead: Other): Promise<T | Other>;
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

/**
 * Stands for the data of a component whose loader had no answer: visitors are told that something is missing there, and
 * the component is not drawn with what nobody knows.
 */
export interface Unanswered {
  readonly isUnanswered: true;
}

export const UNANSWERED: Unanswered = { isUnanswered: true };

/** True for the data of a component whose loader had no answer. */
export function isUnanswered(data: unknown): data is Unanswered {
  return (
    typeof data === 'object' && data !== null && 'isUnanswered' in data && Object.keys(data).length === 1
  );
}

/**
 * `load<Name>` of a `Name.data.ts`: an answer (plain data for one rendering, serialisable), or undefined for an honest
 * nothing. Runs on the server, at most once per page version. It never catches (the linter sees to that): what it throws
 * makes its data `UNANSWERED` and the page an incomplete one.
 */
export type ComponentDataLoader<Of extends Declaration = Declaration, Data = unknown> = (
  rendering: Placed<Of>,
  context: ComponentDataContext,
) => Promise<Data | undefined>;

/** The loader of any component that gives such data. */
export type DeclaredLoader<Data = unknown> = (
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- no type says "as its own declaration places it"
  rendering: any,
  context: ComponentDataContext,
) => Promise<Data | undefined>;
