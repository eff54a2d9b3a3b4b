import Head from 'next/head';
import type { Locale } from '#src/domain/entities/common.ts';
import type { StringKey } from '#src/i18n/StringKey.ts';
import type { ErrorKind } from './createErrorPage.ts';

/** What the built-in error page is made of; plain data, so that it needs no service. */
export interface ErrorNoticeProps {
  kind: ErrorKind;
  locale: Locale;
  strings: Record<string, string>;
}

/** The built-in error page: what happened and what to do next, in the visitor's language, for both variants. */
export function ErrorNotice({ kind, locale, strings }: ErrorNoticeProps) {
  const t = (key: StringKey<'errorPage'>) => strings[key] ?? key;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return (
    <>
      <Head>
        <title>{t(`errorPage.${kind}Title`)}</title>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
        <meta key="robots" name="robots" content="noindex, nofollow" />
      </Head>
      <main id="main" className="ErrorNotice">
        <div className="ErrorNotice-inner wrap">
          <h1>{t(`errorPage.${kind}Title`)}</h1>
          <p>{t(`errorPage.${kind}Text`)}</p>
          <p className="ErrorNotice-links">
            {kind === 'serverError' ? <a href="?">{t('errorPage.tryAgain')}</a> : null}
            <a href={prefix || '/'}>{t('errorPage.home')}</a>
            {kind === 'notFound' ? <a href={`${prefix}/search`}>{t('errorPage.search')}</a> : null}
          </p>
        </div>
      </main>
    </>
  );
}
