import type { GetServerSidePropsResult, GetStaticPropsResult } from 'next';
import type { PageProps } from '#src/context/PageProps.ts';
import { keptFromBrowsers } from './keptFromBrowsers.ts';
import type { PageResult } from './PageResult.ts';
import { withoutUndefined } from './withoutUndefined.ts';

/** How long an answer that names no page is kept: short, because publishing makes it wrong. Seconds. */
export const ABSENT_LIFETIME_SECONDS = 60;
/** How long a page is kept that something is missing on, because a service did not answer. Seconds. */
export const INCOMPLETE_LIFETIME_SECONDS = 5;

/** What a page is drawn from, as Next keeps it. The page cache never lets an incomplete page replace a complete one. */
export interface KeptProps {
  page: PageProps;
  isIncomplete?: true;
  /**
   * When its making began, by the clock Next reckons ages with: what is published after that may not be on it. The page
   * cache keeps the page that began last.
   */
  begunAt?: number;
  /** What an edge finds it by, where there is one to purge. */
  keys?: string[];
}

/**
 * Next's form of a page result; `lifetimeSeconds` is how long a page is shown before it is made anew, `begunAt` when its
 * making began, `keysOf` what an edge finds a page by.
 */
export function pageStaticProps(
  result: PageResult,
  lifetimeSeconds: number,
  begunAt?: number,
  keysOf?: (page: PageProps) => string[],
): GetStaticPropsResult<KeptProps> {
  switch (result.kind) {
    case 'page':
      return {
        props: {
          page: keptFromBrowsers(withoutUndefined(result.page)),
          ...(result.isIncomplete && { isIncomplete: true }),
          ...(begunAt !== undefined && { begunAt }),
          ...(keysOf && { keys: keysOf(result.page) }),
        },
        revalidate: result.isIncomplete ? INCOMPLETE_LIFETIME_SECONDS : lifetimeSeconds,
      };
    // A page kept by Next is always a 200, a redirect kept by it loses the query: like every 404, both come from `_error`.
    case 'redirect':
    case 'gone':
    case 'not-found':
      return { notFound: true, revalidate: ABSENT_LIFETIME_SECONDS };
  }
}

/** The same for a page that is made for one request. */
export function pageServerSideProps(result: PageResult): GetServerSidePropsResult<KeptProps> {
  const { revalidate: _, ...once } = pageStaticProps(result, 1) as GetServerSidePropsResult<KeptProps> & {
    revalidate?: number | boolean;
  };
  return once;
}
