import { VARIANTS } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { localePath } from '#src/page/localePath.ts';
import type { PageRegistry, PageServices } from '#src/page/createPage.ts';
import { answeringDirectory } from '#src/page/answeringDirectory.ts';
import { createLacks } from '#src/page/lacks.ts';
import { isEnd } from '#src/page/PageResult.ts';
import type { KeptProps } from '#src/page/pageStaticProps.ts';
import { shareImage } from '#src/page/share/sharePicture.ts';
import { componentDataStep } from '#src/page/steps/componentDataStep.ts';
import { languagesStep } from '#src/page/steps/languagesStep.ts';
import { sheetsFor } from '#src/page/styleSheets.ts';
import { declaredStep } from '#src/page/steps/declaredStep.ts';
import { dictionaryStep } from '#src/page/steps/dictionaryStep.ts';
import { withRoute } from '#src/page/steps/layoutStep.ts';

export type ErrorKind = 'notFound' | 'serverError';

/**
 * The content platform's error page of a site, or undefined when it has none. Rejects when the platform does not
 * answer, so that the last good error page stays.
 */
export async function createErrorPage(
  kind: ErrorKind,
  variant: SiteVariant,
  locale: Locale,
  services: PageServices,
  registry: PageRegistry,
  now: Date,
): Promise<KeptProps | undefined> {
  const { content, directory, search, maps, sites, identities, config, log } = services;
  const siteName = sites[variant];
  const lookup = await content.errorPage(siteName, locale, kind);
  if (lookup.kind === 'failed') throw lookup.error;
  if (lookup.kind === 'absent') return undefined;
  const sent = withRoute(lookup.value, locale);
  if (isEnd(sent)) return undefined;
  const layout = declaredStep(sent, registry.rows, locale);
  const path = kind === 'notFound' ? '/404' : '/500';
  const about = { variant, siteName, locale, mode: 'normal' as const, path };
  const lacks = createLacks(log);
  const answering = answeringDirectory(directory, lacks);
  const site = { variant, siteName, path, asked: path };
  const [dictionary, languages, componentData] = await Promise.all([
    dictionaryStep(site, locale, layout, registry.rows, { content, lacks }),
    languagesStep(site, locale, layout, undefined, { content, directory: answering, lacks }),
    componentDataStep(
      layout,
      registry.loaders,
      {
        ...about,
        content,
        directory: answering,
        search,
        maps,
        query: {},
        config,
        now,
        log,
        orElse: lacks.orElse,
        route: layout.route,
        pageFields: layout.fields,
      },
      lacks,
    ),
  ]);
  const title = layout.route.displayName ?? layout.route.name;
  const page = {
    ...about,
    layoutData: layout.layoutData,
    breadcrumb: [],
    // What cannot be made has no address of its own: its other language begins at home.
    languages: languages.map(({ name }) => ({
      name,
      path: localePath(name, kind === 'notFound' ? path : '/'),
    })),
    dictionary,
    componentData,
    seo: {
      title: `${title} | ${identities[variant].name}`,
      robots: 'noindex, nofollow' as const,
      canonical: identities[variant].origin + localePath(locale, path),
      alternates: {},
      share: {
        title,
        siteName: identities[variant].name,
        type: 'website' as const,
        locale,
        // What leads nowhere has no picture of its own: the site's.
        image: shareImage(
          { origin: identities[variant].origin, locale, path: '/' },
          identities[variant].name,
        ),
      },
      favicon: VARIANTS[variant].favicon,
      styleSheets: sheetsFor(layout.layoutData, registry.rows, false),
      structuredData: [],
    },
    config,
  };
  return { page, ...(lacks.isAny && { isIncomplete: true }) };
}
