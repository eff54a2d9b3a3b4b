import type { PageProps } from '#src/context/PageProps.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';
import { PageView } from '#src/page/PageView.tsx';

/** A page of the content platform, or the built-in notice. */
export type ErrorPageProps = { page: PageProps } | { notice: ErrorNoticeProps };

/** What a visitor sees in place of a page that is not there or cannot be made. */
export function ErrorPage(props: ErrorPageProps) {
  return 'page' in props ? <PageView page={props.page} /> : <ErrorNotice {...props.notice} />;
}
