import type { GetStaticPaths, GetStaticProps } from 'next';
import { createPage } from '#src/page/createPage.ts';
import { pageStaticProps } from '#src/page/pageStaticProps.ts';
import { PageView } from '#src/page/PageView.tsx';
import { registry } from '#src/page/registry.ts';
import { services } from '#src/server/compose.ts';
import { nextsClock } from '#src/server/pageCache/nextsClock.ts';
import { pageServices } from '#src/page/pageServices.ts';

export default PageView;

/** The page brings its own script (src/start) and nothing of Next's client. */
export const config = { unstable_runtimeJS: false };

/** Pages are made when first asked for; a build needs no platform. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps = async (context) => {
  const begunAt = nextsClock();
  const result = await createPage(
    {
      segments: context.params?.path as string[] | undefined,
      locale: context.locale === 'es' ? 'es' : 'en',
      isPreview: context.preview ?? false,
      previewData: context.previewData,
      now: new Date(),
    },
    pageServices(),
    registry,
  );
  return pageStaticProps(result, services().env.PAGE_LIFETIME_SECONDS, begunAt);
};
