import type { LayoutServiceData, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { readPageFields } from '#src/declaration/pageFields.ts';
import type { PageFields } from '#src/declaration/pageFields.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { lowerCasePath } from '#src/domain/links/addressSpelling.ts';
import { contentRedirect } from '#src/page/contentRedirect.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { localePath } from '#src/page/localePath.ts';
import { isEnd } from '#src/page/PageResult.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { Mode } from './modeStep.ts';
import type { Site } from './siteStep.ts';

export interface Layout {
  layoutData: LayoutServiceData;
  route: RouteData;
  /** Fields of the page itself (S-200). */
  fields: PageFields;
  /** Path of the page an editor's rule shows in place of the asked one's. */
  shownFor?: string;
  /** Dictionary that came with a draft; published pages ask for theirs later. */
  dictionary?: Record<string, string>;
}

export interface LayoutSources {
  content: ContentPort;
  /** Layout of a chromes editing request, kept by JSS under the key in the preview data. */
  postedLayout?: (previewData: object) => Promise<{ layoutData: unknown; dictionary?: unknown } | undefined>;
  lacks: Lacks;
}

/**
 * The page's layout (S-013). Absent is not found; a failure is thrown, so that the last good page stays and an
 * outage never becomes a 404 (decision 2).
 */
export async function layoutStep(
  site: Site,
  mode: Mode,
  locale: Locale,
  sources: LayoutSources,
): Promise<Layout | PageEnd> {
  if (mode.kind === 'draft') {
    const { layout, dictionary } = await sources.content.editingLayout(mode.request);
    return withRoute(layout, locale, dictionary);
  }
  if (mode.kind === 'posted') {
    const posted = await sources.postedLayout?.(mode.previewData);
    if (!posted) return { kind: 'not-found' };
    return withRoute(
      sources.content.postedLayout(posted.layoutData),
      locale,
      (posted.dictionary ?? undefined) as Record<string, string> | undefined,
    );
  }
  const redirect = await editorRedirect(site, locale, sources);
  if (redirect !== 'unknown' && redirect?.kind === 'redirect') {
    const destination = redirect.target.startsWith('/')
      ? localePath(locale, redirect.target)
      : redirect.target;
    const { permanent, keepsQuery } = redirect;
    return { kind: 'redirect', destination, permanent, keepsQuery };
  }
  const shownFor = redirect !== 'unknown' && redirect?.kind === 'transfer' ? redirect.path : undefined;
  const path = shownFor ?? site.path;
  // A platform that compares letter case knows its pages by their lower one.
  for (const spelling of new Set([path, lowerCasePath(path)])) {
    const lookup = await sources.content.layout(site.siteName, spelling, locale);
    if (lookup.kind === 'failed') throw lookup.error;
    if (lookup.kind === 'absent') continue;
    const layout = withRoute(lookup.value, locale);
    return isEnd(layout) || shownFor === undefined ? layout : { ...layout, shownFor };
  }
  // Who cannot tell whether the address leads on cannot tell either that it leads nowhere.
  if (redirect === 'unknown') throw new Error('No list of redirects to look an absent page up in');
  return { kind: 'not-found' };
}

/** Where an editor had the address lead. Without the list of redirects the site still serves its pages, which lack it. */
async function editorRedirect(site: Site, locale: Locale, { content, lacks }: LayoutSources) {
  const rules = await lacks.orElse('redirects', content.redirects(site.siteName), undefined);
  return rules ? contentRedirect(rules, site.path, locale) : 'unknown';
}

/** A layout as it was sent, with its page's fields read; one without a page is not found. */
export function withRoute(
  layoutData: LayoutServiceData,
  locale: Locale,
  dictionary?: Record<string, string>,
): Layout | PageEnd {
  const { route } = layoutData.sitecore;
  if (!route) return { kind: 'not-found' };
  const fields = readPageFields(route.fields, locale);
  return { layoutData, route, fields, ...(dictionary ? { dictionary } : {}) };
}
