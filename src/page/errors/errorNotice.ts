import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { ErrorKind } from './createErrorPage.ts';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';

/** The built-in error page in a language. */
export async function errorNotice(kind: ErrorKind, locale: Locale): Promise<{ notice: ErrorNoticeProps }> {
  return { notice: { kind, locale, strings: await stringsFor(locale, ['errorPage']) } };
}
