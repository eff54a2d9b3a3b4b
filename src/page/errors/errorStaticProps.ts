import type { GetStaticPropsResult } from 'next';
import type { Locale } from '#src/domain/entities/common.ts';
import { keptFromBrowsers } from '#src/page/keptFromBrowsers.ts';
import { createErrorPage } from './createErrorPage.ts';
import type { PageRegistry, PageServices } from '#src/page/createPage.ts';
import { errorNotice } from './errorNotice.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { INCOMPLETE_LIFETIME_SECONDS } from '#src/page/pageStaticProps.ts';

/**
 * Props of /500: the content platform's page, else the built-in notice. It is kept by language only, so it is the main
 * site's for both. A build needs no platform; afterwards a platform that does not answer leaves the last good page
 * (decision 2).
 */
export async function errorStaticProps(
  locale: Locale,
  make: { services: () => PageServices; registry: PageRegistry; lifetimeSeconds: number; isBuild: boolean },
): Promise<GetStaticPropsResult<ErrorPageProps>> {
  const { services, registry, lifetimeSeconds, isBuild } = make;
  if (isBuild) return { props: await errorNotice('serverError', locale), revalidate: 1 };
  const made = await createErrorPage('serverError', 'main', locale, services(), registry, new Date());
  return {
    props: made ? { ...made, page: keptFromBrowsers(made.page) } : await errorNotice('serverError', locale),
    revalidate: made?.isIncomplete ? INCOMPLETE_LIFETIME_SECONDS : lifetimeSeconds,
  };
}

/** True while `next build` runs. */
export const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';
