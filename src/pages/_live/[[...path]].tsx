import type { GetServerSideProps } from 'next';
import { VARIANT_PREFIX, variantOfHost } from '#src/config/variants.ts';
import { createPage } from '#src/page/createPage.ts';
import { pageServerSideProps } from '#src/page/pageStaticProps.ts';
import { PageView } from '#src/page/PageView.tsx';
import { registry } from '#src/page/registry.ts';
import { cacheControl } from '#src/server/cacheHeaders.ts';
import { services } from '#src/server/compose.ts';
import { throwOutage } from '#src/server/outages.ts';
import { pageServices } from '#src/page/pageServices.ts';

export default PageView;

/** The page brings its own script (src/start) and nothing of Next's client. */
export const config = { unstable_runtimeJS: false };

/**
 * The page of an address with a search in it, made for this one request and kept by nobody: what was searched for
 * stands in its HTML. Rewrites lead here; the address a visitor sees is the page's own.
 */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const { req, res } = context;
  res.setHeader('Cache-Control', cacheControl({ kind: 'none' }));
  const variant = variantOfHost(req.headers.host, services().env.PLAN_SITE_ORIGIN);
  const path = (context.params?.path as string[] | undefined) ?? [];
  // `req.url` has lost the parameter by which the rewrite knew the address.
  const { path: _, ...query } = context.query;
  const result = await createPage(
    {
      segments: [VARIANT_PREFIX[variant], ...path],
      locale: context.locale === 'es' ? 'es' : 'en',
      isPreview: context.preview ?? false,
      previewData: context.previewData,
      query,
      now: new Date(),
    },
    pageServices(),
    registry,
  ).catch(throwOutage);
  return pageServerSideProps(result);
};
