/** A field value by language, in layout-service shape; a plain value is used for both languages. */
export type SeedField = unknown | { en: unknown; es: unknown };

/** A rendering to place, with its datasource written in line. `{en, es}` objects are language variants. */
export interface SeedRendering {
  component: string;
  params?: Record<string, string>;
  /** Datasource fields: strings become {value}; objects with `src`, `href` or `value` are taken as layout values. */
  fields?: Record<string, SeedField>;
  /** Child items of the datasource, for lists (nav items, links, slides …); reach the component as fields.items. */
  items?: readonly { name: string; fields: Record<string, SeedField>; items?: SeedRendering['items'] }[];
  placeholders?: Record<string, SeedRendering[]>;
}

/** One page in both languages. */
export interface SeedPage {
  site: 'main' | 'plan';
  /** '/', '/about', '/find-location/facility/*'. */
  path: string;
  name: string;
  template: 'Page' | 'ServicePage' | 'HealthWellnessPage';
  /** One of the nine wildcard page types, for wildcard pages that are gated by type. */
  wildcardType?: string;
  fields: Record<string, SeedField>;
  placeholders: Record<string, SeedRendering[]>;
}

/** Renderings every page of a site carries around its own (header, footer, alerts). */
export interface SeedShell {
  site: 'main' | 'plan';
  placeholders: Record<string, SeedRendering[]>;
}
