import type { GetStaticPropsResult } from 'next';
import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { PageProps } from '#src/ports/PageProps.ts';
import { withBrowserShape } from './browserShape.ts';
import { createErrorPage } from './createErrorPage.ts';
import type { ErrorKind } from './createErrorPage.ts';
import type { PageRegistry, PageServices } from './createPage.ts';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';

export type ErrorPageProps = { page: PageProps } | { notice: ErrorNoticeProps };

/**
 * Props of /404 and /500: the content platform's page, else the built-in notice. A build needs no platform;
 * afterwards a platform that does not answer leaves the last good error page (decision 2).
 */
export async function errorStaticProps(
  kind: ErrorKind,
  locale: Locale,
  make: { services: () => PageServices; registry: PageRegistry; lifetimeSeconds: number; isBuild: boolean },
): Promise<GetStaticPropsResult<ErrorPageProps>> {
  const { services, registry, lifetimeSeconds, isBuild } = make;
  const notice = async () => ({
    notice: { kind, locale, strings: await stringsFor(locale, ['errorPage']) },
  });
  if (isBuild) return { props: await notice(), revalidate: 1 };
  const page = await createErrorPage(kind, locale, services(), registry, new Date());
  return {
    props: page ? { page: withBrowserShape(page) } : await notice(),
    revalidate: lifetimeSeconds,
  };
}

/** True while `next build` runs. */
export const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';
