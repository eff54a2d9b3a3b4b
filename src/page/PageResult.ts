import type { PageProps } from '#src/context/PageProps.ts';

/** What a request for a page came to. An outage is none of these: it is thrown (decision 2). */
export type PageResult =
  /** `isIncomplete`: something that belongs on it could not be had, so that it must not be kept for long. */
  | { kind: 'page'; page: PageProps; isIncomplete?: boolean }
  /** The address of an entity that was deleted: a page that says so, for an answer 410. */
  | { kind: 'gone'; page: PageProps; isIncomplete?: boolean }
  /** `destination` is complete: with locale prefix, or absolute. `keepsQuery`: the asked address's query goes with it. */
  | { kind: 'redirect'; destination: string; permanent: boolean; keepsQuery: boolean }
  | { kind: 'not-found' };

/** A step's way to end the page early. */
export type PageEnd = Exclude<PageResult, { page: PageProps }>;

export function isEnd(value: object | undefined): value is PageEnd {
  return value !== undefined && 'kind' in value && (value.kind === 'not-found' || value.kind === 'redirect');
}
