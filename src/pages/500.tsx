import type { GetStaticProps } from 'next';
import { ErrorPage } from '#src/page/errors/ErrorPage.tsx';
import { errorStaticProps, isBuild } from '#src/page/errors/errorStaticProps.ts';
import { registry } from '#src/page/registry.ts';
import { services } from '#src/server/compose.ts';
import { pageServices } from '#src/page/pageServices.ts';

export default ErrorPage;

/** The page brings its own script (src/start) and nothing of Next's client. */
export const config = { unstable_runtimeJS: false };

export const getStaticProps: GetStaticProps = ({ locale }) =>
  errorStaticProps(locale === 'es' ? 'es' : 'en', {
    services: pageServices,
    registry,
    lifetimeSeconds: isBuild() ? 1 : services().env.PAGE_LIFETIME_SECONDS,
    isBuild: isBuild(),
  });
