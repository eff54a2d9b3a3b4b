import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { routeField } from '#src/declaration/routeFields.ts';

/** The TeaserImage of a page (S-200); undefined without an address. */
export function teaserImage(route: RouteData): ImageValue | undefined {
  const field = routeField(route, 'TeaserImage');
  if (!field || typeof field !== 'object') return undefined;
  const { src, alt, width, height } = field as Record<string, unknown>;
  if (typeof src !== 'string' || !src) return undefined;
  return {
    url: src,
    alternateText: typeof alt === 'string' ? alt : '',
    ...(Number(width) > 0 && { width: Number(width) }),
    ...(Number(height) > 0 && { height: Number(height) }),
  };
}
