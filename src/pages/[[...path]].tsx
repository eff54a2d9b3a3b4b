import type { GetStaticPaths, GetStaticProps } from 'next';
import { createPage } from '#src/page/createPage.ts';
import { keysOfPage } from '#src/page/keysOfPage.ts';
import { pageStaticProps } from '#src/page/pageStaticProps.ts';
import { PageView } from '#src/page/PageView.tsx';
import { registry } from '#src/page/registry.ts';
import { services } from '#src/server/compose.ts';
import { throwOutage } from '#src/server/outages.ts';
import { nextsClock } from '#src/server/pageCache/nextsClock.ts';
import { pageCacheOfProcess } from '#src/server/pageCache/pageCacheOfProcess.ts';
import { pageServices } from '#src/page/pageServices.ts';

export default PageView;

/** The page brings its own script (src/start) and nothing of Next's client. */
export const config = { unstable_runtimeJS: false };

/** Pages are made when first asked for; a build needs no platform. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps = async (context) => {
  const begunAt = nextsClock();
  const segments = context.params?.path as string[] | undefined;
  const locale = context.locale === 'es' ? 'es' : 'en';
  const { preview: isPreview = false, previewData } = context;
  try {
    const request = { segments, locale, isPreview, previewData, now: new Date() } as const;
    const result = await createPage(request, pageServices(), registry);
    const { PAGE_LIFETIME_SECONDS, EDGE_PURGE_URLS } = services().env;
    const keysOf = EDGE_PURGE_URLS.length > 0 ? keysOfPage : undefined;
    return pageStaticProps(result, PAGE_LIFETIME_SECONDS, begunAt, keysOf);
  } catch (error) {
    pageCacheOfProcess()?.giveUp(encodeURI(['', locale, ...(segments ?? [])].join('/')));
    return throwOutage(error);
  }
};
