import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { MapLocation } from '#src/domain/map/MapLocation.ts';
import type { Lookup } from './result.ts';

/** One ancestor or the page itself in a breadcrumb (S-347). */
export interface BreadcrumbItem {
  title: string;
  path: string;
}

/** An address of the site that may be listed: not a wildcard, not excluded from sitemaps. */
export interface ContentRoute {
  /** Without locale prefix, not percent-encoded. */
  path: string;
  title?: string;
  /** ISO instant of the last content change, when the platform tells it. */
  updatedAt?: string;
}

export interface SiteInfo {
  name: string;
  variant: SiteVariant;
  hostName: string;
  language: Locale;
}

export interface RedirectRule {
  pattern: string;
  target: string;
  redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  isQueryStringPreserved: boolean;
  locale: string;
}

/** Draft content asked for by the editor: JSS's editing parameters. */
export interface EditingRequest {
  site: string;
  itemId: string;
  language: string;
  version?: string;
  layoutKind?: string;
  mode: 'edit' | 'preview';
}

/**
 * The content platform (Sitecore GraphQL / layout protocol). `site` is the platform's site name.
 * Methods returning a plain Promise reject on failure.
 */
export interface ContentPort {
  layout(site: string, path: string, locale: Locale): Promise<Lookup<LayoutServiceData>>;
  editingLayout(
    request: EditingRequest,
  ): Promise<{ layout: LayoutServiceData; dictionary: Record<string, string> }>;
  /**
   * Checks and cleans a layout that a chromes editor posted to the editing endpoint. Throws on an unexpected shape.
   */
  postedLayout(layout: unknown): LayoutServiceData;
  dictionary(site: string, locale: Locale): Promise<Record<string, string>>;
  /** The phrases of a site changed: what is kept of them is asked for anew. */
  forgetPhrases(site: string): void;
  breadcrumb(itemId: string, locale: Locale): Promise<BreadcrumbItem[]>;
  itemLanguages(itemId: string): Promise<{ name: Locale; path: string }[]>;
  /** The places below a data source, at most the first 50, those without a position left out (S-348, C-094). */
  mapLocations(dataSource: string, locale: Locale): Promise<MapLocation[]>;
  /** One place by its item (S-349); undefined when there is none or it has no position. */
  mapLocation(itemId: string, locale: Locale): Promise<MapLocation | undefined>;
  errorPage(
    site: string,
    locale: Locale,
    kind: 'notFound' | 'serverError',
  ): Promise<Lookup<LayoutServiceData>>;
  routes(site: string, locale: Locale): Promise<ContentRoute[]>;
  sites(): Promise<SiteInfo[]>;
  redirects(site: string): Promise<RedirectRule[]>;
  robots(site: string): Promise<string>;
}
