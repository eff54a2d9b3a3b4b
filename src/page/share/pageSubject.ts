import { VARIANT_PREFIX } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { answeringDirectory } from '#src/page/answeringDirectory.ts';
import type { PageServices } from '#src/page/createPage.ts';
import { createLacks } from '#src/page/lacks.ts';
import { isEnd } from '#src/page/PageResult.ts';
import type { PageEnd } from '#src/page/PageResult.ts';
import { placePage } from '#src/page/placePage.ts';
import { eventStep } from '#src/page/steps/eventStep.ts';
import { seoStep } from '#src/page/steps/seoStep.ts';
import type { SeoInput } from '#src/page/steps/seoStep.ts';
import type { Seo } from '#src/context/PageProps.ts';

/** What a published page is about, without what stands on it. */
export interface PageSubject extends Pick<
  SeoInput,
  'variant' | 'path' | 'locale' | 'layout' | 'entity' | 'wildcard' | 'event'
> {
  kind: 'subject';
  seo: Seo;
  /** Start of the addresses of illustrations, where the installation has any. */
  illustrations?: string | undefined;
  /** Something that belongs to it could not be had in time. */
  isIncomplete: boolean;
}

/**
 * What the page of an address is about, from the same steps as the page. An address without a page, or whose entity is
 * gone, is not found; an outage is thrown.
 * @param path as a browser's, without locale, decoded
 */
export async function pageSubject(
  { variant, locale, path, now }: { variant: SiteVariant; locale: Locale; path: string; now: Date },
  services: PageServices,
): Promise<PageSubject | PageEnd> {
  const { directory, identities, config, log } = services;
  const lacks = createLacks(log);
  const segments = [VARIANT_PREFIX[variant], ...path.split('/').filter(Boolean)];
  const request = { segments, locale, isPreview: false, previewData: undefined, now };
  const placed = await placePage(request, { ...services, lacks });
  if (isEnd(placed)) return placed;
  const { layout, entity, isGone, wildcard, canonical } = placed;
  if (isGone) return { kind: 'not-found' };
  const event = await eventStep(layout, locale, { directory: answeringDirectory(directory, lacks), lacks });
  const about = {
    variant,
    path: canonical,
    locale,
    layout,
    event,
    ...(entity && { entity }),
    ...(wildcard && { wildcard }),
  };
  const seo = seoStep({
    ...about,
    mode: 'normal',
    breadcrumb: [],
    languages: [],
    site: identities[variant],
    now,
  });
  const { illustrations } = config;
  return { kind: 'subject', ...about, seo, illustrations, isIncomplete: lacks.isAny };
}
