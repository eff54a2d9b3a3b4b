/** What the platform uses when the environment says nothing. The keys are for a machine of one's own only. */
export const defaults = {
  host: '127.0.0.1',
  port: 4000,
  data: './data/platform.db',
  siteOrigin: 'http://localhost:3000',
  planSiteOrigin: 'http://plan.localhost:3000',
  keys: {
    /** Public: identifies the reader of published content (`sc_apikey`, `sitecoreContextId`). */
    content: 'meridian-dev-content',
    directory: 'meridian-dev-directory',
    search: 'meridian-dev-search',
    /** Secret: lets the site's editing mode and the authoring calls read and save drafts. */
    editing: 'meridian-dev-editing',
  },
  /** Secret: signs the revalidation calls to the site. */
  revalidateSecret: 'meridian-dev-revalidate',
} as const;
