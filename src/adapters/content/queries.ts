/** A page and its ancestors for the breadcrumb (S-347). */
export const BREADCRUMB_QUERY = `query BreadcrumbQuery($contextItem: String!, $language: String!) {
  item(path: $contextItem, language: $language) {
    ...crumb
    ancestors(hasLayout: true) { ...crumb }
  }
}
fragment crumb on Item {
  displayName
  title: field(name: "Title") { value }
  navigationTitle: field(name: "NavigationTitle") { value }
  navigationFilter: field(name: "NavigationFilter") { value }
  navigationClass: field(name: "NavigationClass") { value }
  url { path }
}`;

/** The languages an item has a version in (S-350). */
export const ITEM_LANGUAGES_QUERY = `query ItemLanguages($contextItem: String!, $language: String!) {
  item(path: $contextItem, language: $language) {
    languages { language { name } url { path } }
  }
}`;

/** The site's redirects as editors keep them; JSS's own query, which its Next.js package does not export. */
export const REDIRECTS_QUERY = `query RedirectsQuery($siteName: String!) {
  site {
    siteInfo(site: $siteName) {
      redirects { pattern target redirectType isQueryStringPreserved locale }
    }
  }
}`;

/** The site's addresses in a language, page by page; JSS's own sitemap query with what a sitemap needs besides. */
export const ROUTES_QUERY = `query SiteRoutes($siteName: String!, $language: String!, $after: String) {
  site {
    siteInfo(site: $siteName) {
      routes(language: $language, first: 100, after: $after) {
        pageInfo { endCursor hasNext }
        results {
          path: routePath
          route {
            displayName
            title: field(name: "Title") { value }
            navigationTitle: field(name: "NavigationTitle") { value }
            excluded: field(name: "ExcludeFromSitemap") { value }
            excludedSpelled: field(name: "Exclude From Sitemap") { value }
            updated: field(name: "__Updated") { value }
          }
        }
      }
    }
  }
}`;
