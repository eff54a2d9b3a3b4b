import { GraphQLError } from 'graphql';

/** Which part of a list is wanted; `after` is the cursor of the part before. */
export interface Paging {
  first?: number | null;
  after?: string | null;
}

/** One page of a list in the connection form of the protocol. */
export interface Page<Result> {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  /** Made when they are asked for. */
  results: () => Result[];
}

const most = 1000;

/**
 * Cuts the page after a cursor out of a list sorted by `keyOf`. Cursors carry the last key, so that a list that
 * changes between two calls neither repeats nor skips what stayed. Throws GraphQLError for a foreign cursor.
 */
export function pageOf<Row, Result>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { first, after }: Paging,
  toResult: (row: Row) => Result,
): Page<Result> {
  const size = Math.min(Math.max(first ?? 10, 0), most);
  const key = after ? decodeCursor(after) : undefined;
  const start = key === undefined ? 0 : rows.findIndex((row) => keyOf(row) > key);
  const part = start < 0 ? [] : rows.slice(start, start + size);
  const last = part.at(-1);
  return {
    total: rows.length,
    pageInfo: {
      endCursor: last ? encodeCursor(keyOf(last)) : '',
      hasNext: start >= 0 && size > 0 && start + size < rows.length,
    },
    results: () => part.map(toResult),
  };
}

const encodeCursor = (key: string) => Buffer.from(`k${key}`, 'utf8').toString('base64url');

function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!text.startsWith('k') || encodeCursor(text.slice(1)) !== cursor) {
    throw new GraphQLError('The cursor in "after" is not one of this list');
  }
  return text.slice(1);
}
