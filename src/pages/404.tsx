import type { GetStaticProps } from 'next';
import { ErrorNotice } from '#src/page/ErrorNotice.tsx';
import { errorStaticProps, isBuild } from '#src/page/errorStaticProps.ts';
import type { ErrorPageProps } from '#src/page/errorStaticProps.ts';
import { PageView } from '#src/page/PageView.tsx';
import { registry } from '#src/page/registry.ts';
import { services } from '#src/server/compose.ts';
import { pageServices } from '#src/server/pageServices.ts';

export default function ErrorPage(props: ErrorPageProps) {
  return 'page' in props ? <PageView page={props.page} /> : <ErrorNotice {...props.notice} />;
}

export const getStaticProps: GetStaticProps = ({ locale }) =>
  errorStaticProps('notFound', locale === 'es' ? 'es' : 'en', {
    services: pageServices,
    registry,
    lifetimeSeconds: isBuild() ? 1 : services().env.PAGE_LIFETIME_SECONDS,
    isBuild: isBuild(),
  });
