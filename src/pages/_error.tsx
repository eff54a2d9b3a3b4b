import { ErrorNotice } from '#src/page/ErrorNotice.tsx';
import { errorPage } from '#src/i18n/en/errorPage.ts';

/** Last resort when even the error page could not be drawn. */
export default function LastResort() {
  return <ErrorNotice kind="serverError" locale="en" strings={errorPage} />;
}
