import type { ServerResponse } from 'node:http';
import type { NextPageContext } from 'next';
import { ASKED_HEADER, RESPELLED_HEADER, variantOfHost } from '#src/config/variants.ts';
import { createAddressBooks } from '#src/server/addressBooks.ts';
import { cacheControl } from '#src/server/cacheHeaders.ts';
import { services } from '#src/server/compose.ts';
import { shareMissing } from '#src/server/missingOfProcess.ts';
import { pageServices } from '#src/page/pageServices.ts';
import { errorNotice } from './errorNotice.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { createMissingPages } from './missingPage.ts';
import type { MissingPages } from './missingPage.ts';
import { ABSENT_LIFETIME_SECONDS } from '#src/page/pageStaticProps.ts';
import { registry } from '#src/page/registry.ts';

let pages: MissingPages | undefined;

/**
 * Sets status and caching of the answer for an address without a page, and makes what is shown there; ends it where the
 * address leads elsewhere.
 */
export async function answerMissing(
  { req, asPath, locale }: Pick<NextPageContext, 'req' | 'asPath' | 'locale'>,
  response: ServerResponse,
): Promise<ErrorPageProps> {
  const { env } = services();
  if (!pages) {
    const books = createAddressBooks(services());
    pages = createMissingPages(pageServices(), registry, env.PAGE_LIFETIME_SECONDS, books);
    shareMissing(pages.forget);
  }
  const answer = await pages({
    variant: variantOfHost(req?.headers.host, env.PLAN_SITE_ORIGIN),
    locale: locale === 'es' ? 'es' : 'en',
    address: [req?.headers[ASKED_HEADER]].flat()[0] ?? asPath ?? '/',
    isRespelled: req?.headers[RESPELLED_HEADER] !== undefined,
  });
  response.statusCode = answer.status;
  const isIncomplete = 'isIncomplete' in answer && answer.isIncomplete;
  if (answer.status !== 404 && answer.status !== 503 && !isIncomplete) {
    const seconds = ABSENT_LIFETIME_SECONDS;
    response.setHeader('Cache-Control', cacheControl({ kind: 'shared', seconds, staleSeconds: seconds }));
  }
  if ('location' in answer) {
    response.setHeader('Location', answer.location);
    response.end();
    return errorNotice('notFound', locale === 'es' ? 'es' : 'en');
  }
  if (answer.status === 503 || isIncomplete)
    response.setHeader('Cache-Control', cacheControl({ kind: 'none' }));
  return answer.props;
}
