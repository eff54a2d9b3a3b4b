import type { PlatformModule } from '../PlatformModule.ts';
import { createContentReader } from './contentReader.ts';
import { graphqlRoutes } from './graphqlRoutes.ts';
import { restRoutes } from './restRoutes.ts';
import { startRevalidation } from './revalidation.ts';
import type { RevalidationOptions } from './revalidation.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { siteList } from './siteList.ts';
import { sitemapRoutes } from './sitemapRoutes.ts';
import { withGallery } from './withGallery.ts';

export interface ContentModuleOptions {
  /** Absent: the site is not told of publications. */
  revalidation?: RevalidationOptions;
  /** Folder of the gallery's pages; absent: there is no gallery. */
  gallery?: string | undefined;
  /** Where pages are edited. */
  studioOrigin?: string | undefined;
}

/** The content platform: graph, REST, sitemap files, redirects, and the calls that tell the site what was published. */
export function createContentModule(options: ContentModuleOptions = {}): PlatformModule {
  return (platform) => {
    const sites = siteList(platform.siteOrigins, options.studioOrigin);
    const stored = createContentReader(platform.store);
    const reader = options.gallery ? withGallery(stored, options.gallery) : stored;
    const unsubscribe = platform.store.subscribe((change) => {
      // Drafts do not show in what is kept here.
      if (change.kind === 'content' && change.published) reader.forget();
    });
    const stopRevalidation = options.revalidation && startRevalidation(platform, options.revalidation);
    platform.onClose?.(() => {
      unsubscribe();
      stopRevalidation?.();
    });
    return [
      ...graphqlRoutes({ platform, reader, sites }),
      ...restRoutes(platform, reader, sites),
      ...sitemapRoutes(sites, reader),
      ...settingsRoutes(platform, sites),
    ];
  };
}
