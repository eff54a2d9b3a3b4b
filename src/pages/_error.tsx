import type { NextPageContext } from 'next';
import { errorPage } from '#src/i18n/en/errorPage.ts';
import { ErrorPage } from '#src/page/errors/ErrorPage.tsx';
import type { ErrorPageProps } from '#src/page/errors/ErrorPage.tsx';

/** Last resort when even the error page could not be drawn. */
const LAST_RESORT: ErrorPageProps = { notice: { kind: 'serverError', locale: 'en', strings: errorPage } };

/**
 * The page of every address that leads nowhere, and of those whose entity was deleted: a page Next keeps can be neither
 * of two variants nor a 410. There is no `404` page beside it, which Next would take first.
 */
export default function MissingPage(props: ErrorPageProps) {
  return <ErrorPage {...props} />;
}

MissingPage.getInitialProps = async (context: NextPageContext): Promise<ErrorPageProps> => {
  // Next leaves this branch, and with it the server's code, out of what it builds for browsers.
  if (typeof window === 'undefined' && context.res?.statusCode === 404) {
    const { answerMissing } = await import('#src/page/errors/answerMissing.ts');
    return answerMissing(context, context.res);
  }
  return LAST_RESORT;
};

/** The page brings its own script (src/start) and nothing of Next's client. */
export const config = { unstable_runtimeJS: false };
