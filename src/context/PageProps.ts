import type { ComponentRendering, LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { BookingSettings } from '#src/domain/booking/bookingOffer.ts';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import type { EditingPage } from './EditingPage.ts';
import type { BreadcrumbItem } from '#src/ports/ContentPort.ts';

/** How the page is being looked at: published, or draft in the editor. */
export type PageMode = 'normal' | 'edit' | 'preview';

/** A raster picture for share previews; sizes in pixels. */
export interface ShareImage {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  /** Media type. */
  type: string;
  alternateText: string;
}

/** What share previews read beside description and canonical address. */
export interface Share {
  /** The page's title without the site's name. */
  title: string;
  siteName: string;
  type: 'website' | 'article' | 'profile';
  locale: Locale;
  image: ShareImage;
}

/** What <head> needs, computed once on the server (S-200, S-003, S-004, R-021, R-022). */
export interface Seo {
  title: string;
  description?: string;
  keywords?: string;
  robots: 'index, follow' | 'noindex, nofollow';
  canonical: string;
  /** Absolute addresses by hreflang, x-default included. */
  alternates: Record<string, string>;
  share: Share;
  /** Addresses of the style sheets beside the common one. */
  styleSheets: string[];
  /** Address of the site's icon (S-004). */
  favicon: string;
  /** The site and its search as JSON-LD (S-005), on the page that tells it. */
  siteSearch?: object;
  /** JSON-LD objects, already plain data. */
  structuredData: object[];
}

/** Public configuration a browser may see; never a secret. */
export interface PublicConfig {
  search: {
    apiKey: string;
    experienceKey: string;
    relatedExperienceKey: string;
    apiVersion: string;
    /** Languages the search service has. */
    locales: readonly Locale[];
  };
  booking: BookingSettings & {
    /** How far apart an office and its plan-directory address may be, in miles. */
    matchMiles: number;
    /** Script of the open-scheduling widget (S-322); without it the rung offers its other ways. */
    schedulingWidgetUrl?: string;
    /** Script of the chat widget; without it no chat is offered. */
    chatWidgetUrl?: string;
    /** Script of the reputation service's reviews widget (S-371); without it no reviews are offered. */
    reviewsWidgetUrl?: string;
  };
  /** {product} token, e.g. 'Sutter'. */
  product: string;
  waitRefreshSeconds: number;
  waitMaxAgeMinutes: number;
  exactLocationRadiusMiles: number;
  /** Where YouTube's player is: a video id is added to it. */
  youtube: { playerUrl: string };
  /** The site's own account and player at Brightcove (S-353), and where they are; without it its videos are left out. */
  brightcove?: { playersUrl: string; account: string; player: string };
  /** Start of the addresses of illustrations, which the site draws itself; absent where every picture is a photo. */
  illustrations?: string;
  /** Sites whose pages may be embedded; absent for none. */
  frameOrigins?: string[];
  /** Streets below the pins of maps; absent where maps show boundaries alone. */
  mapTiles?: MapTiles;
}

/** What of an address is the page's own: who is compared, what is searched for. */
export interface AddressState {
  names: string[];
  /** What the address asked for says, name and value; empty on a page that is kept. */
  asked: string[][];
}

/** What every component may know of its page, on the server and in the browser. */
export interface PageContextValue {
  variant: SiteVariant;
  siteName: string;
  locale: Locale;
  mode: PageMode;
  /** Path without locale prefix, as asked for. */
  path: string;
  /** One of the nine wildcard page types when the page is a wildcard page. */
  wildcardType?: string;
  /** What the address of a wildcard listing names; absent on other pages and in drafts. */
  wildcard?: Wildcard;
  entity?: Entity;
  /** True at the address of a deleted entity: `entity` is what it was. */
  isGone?: boolean;
  /** Ancestors and the page itself; empty in the browser. */
  breadcrumb: BreadcrumbItem[];
  /** The page's addresses in other languages (S-350); empty in the browser. */
  languages: { name: Locale; path: string }[];
  /** The page's own part of its address's query; on the server alone, absent where the page has none. */
  addressState?: AddressState;
  /** Interface strings of the groups the page's components name in the registry. */
  dictionary: Record<string, string>;
  config: PublicConfig;
  /** What stands in the head; on the server alone. */
  seo?: Seo;
}

/** Everything a page is rendered from on the server. Only `IslandPage` reaches the browser. */
export interface PageProps extends PageContextValue {
  layoutData: LayoutServiceData;
  /** Server-side data of components by rendering uid (Name.data.ts). */
  componentData: Record<string, unknown>;
  seo: Seo;
  /** On a page in edit mode: what its own panel and pickers change. */
  editing?: EditingPage;
}

/** The part of a page its islands need: serialised into the HTML, so kept lean. */
export interface IslandPage extends PageContextValue {
  /** Renderings of the page's islands by uid, nested renderings included. */
  islands: Record<string, ComponentRendering>;
  componentData: Record<string, unknown>;
}
