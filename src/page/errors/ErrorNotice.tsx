import Head from 'next/head';
import type { Locale } from '#src/domain/entities/common.ts';
import type { ErrorKind } from './createErrorPage.ts';

/** What the built-in error page is made of; plain data, so that it needs no service. */
export interface ErrorNoticeProps {
  kind: ErrorKind;
  locale: Locale;
  strings: Record<string, string>;
}

/** The built-in error page: what happened and what to do next, in the visitor's language, for both variants. */
export function ErrorNotice({ kind, locale, strings }: ErrorNoticeProps) {
  const t = (key: string) => strings[`errorPage.${key}`] ?? key;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return (
    <>
      <Head>
        <title>{t(`${kind}Title`)}</title>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
        <meta key="robots" name="robots" content="noindex, nofollow" />
      </Head>
      <main id="main" className="ErrorNotice">
        <div className="ErrorNotice-inner wrap">
          <h1>{t(`${kind}Title`)}</h1>
          <p>{t(`${kind}Text`)}</p>
          <p className="ErrorNotice-links">
            {kind === 'serverError' ? <a href="?">{t('tryAgain')}</a> : null}
            <a href={prefix || '/'}>{t('home')}</a>
            {kind === 'notFound' ? <a href={`${prefix}/search`}>{t('search')}</a> : null}
          </p>
        </div>
      </main>
    </>
  );
}
