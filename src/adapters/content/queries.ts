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

const MAP_LOCATION = `fragment place on Item {
  id
  displayName
  name: field(name: "name") { value }
  latitude: field(name: "latitude") { value }
  longitude: field(name: "longitude") { value }
  siteLink: field(name: "siteLink") { value jsonValue }
  cardContent: field(name: "cardContent") { value }
  hexColor: field(name: "hexColor") { value }
  awardType: field(name: "c_awardType") { value }
}`;

/** The places below the data source of a map (S-348, C-094). */
export const MAP_LOCATIONS_QUERY = `query MapLocations($dataSource: String!, $language: String!) {
  item(path: $dataSource, language: $language) { children(first: 50) { results { ...place } } }
}
${MAP_LOCATION}`;

/** One place by its item (S-349). */
export const MAP_LOCATION_QUERY = `query MapLocation($item: String!, $language: String!) {
  item(path: $item, language: $language) { ...place }
}
${MAP_LOCATION}`;
