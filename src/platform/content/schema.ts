/**
 * The schema of the content graph: the part of the vendor's that its client library and this product's own queries
 * use (breadcrumb S-347, children of a datasource S-348, item by id S-349, item languages S-350, waits S-324).
 * Type names are free; names of fields, arguments and enum values are not.
 */
export const schemaText = /* GraphQL */ `
  scalar JSON

  type Query {
    layout(site: String!, routePath: String!, language: String): LayoutResult
    item(path: String!, language: String, version: String): Item
    site: SiteRoot!
    search(where: SearchWhere!, first: Int = 10, after: String, orderBy: SearchOrder): SearchResult
    "Recorded waits, for pages without the wait-time service."
    waitTimes(locationUids: [String!]): [WaitTime!]!
  }

  type LayoutResult {
    item: Item
  }

  type Item {
    id(format: String): ID!
    name: String!
    displayName: String!
    path: String!
    version: Int
    url: ItemUrl
    template: Template!
    rendered: JSON
    personalization: Personalization
    field(name: String!): ItemField
    fields: [ItemField!]!
    title: ItemField
    navigationTitle: ItemField
    navigationFilter: ItemField
    navigationClass: ItemField
    "Pages above this one, nearest first."
    ancestors(includeTemplateIDs: [String], hasLayout: Boolean): [Item!]!
    parent: Item
    children(first: Int, after: String, includeTemplateIDs: [String], hasLayout: Boolean): SearchResult!
    hasChildren: Boolean!
    language: ItemLanguage!
    "This item in every language it exists in."
    languages: [Item!]!
  }

  type ItemUrl {
    "Absolute; null for what is no page."
    url: String
    path: String!
    hostName: String
    scheme: String
    siteName: String
  }

  type Template {
    id(format: String): ID!
    name: String!
  }

  type ItemLanguage {
    name: String!
    displayName: String!
    nativeName: String!
    englishName: String!
  }

  interface ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  type TextField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  type RichTextField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  type ImageField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
    src: String
    alt: String
  }

  type LinkField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
    url: String
    text: String
    target: String
    linkType: String
  }

  type DateField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  type NumberField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
    numberValue: Float
  }

  type CheckboxField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
    boolValue: Boolean!
  }

  "A reference to an item."
  type LookupField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  "References to several."
  type MultilistField implements ItemField {
    name: String!
    value: String
    jsonValue: JSON
  }

  type Personalization {
    variantIds: [String!]!
  }

  type SiteRoot {
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo!]!
  }

  type SiteInfo {
    name: String!
    hostname: String!
    language: String!
    "Content path of the site's items."
    rootPath: String!
    dictionary(language: String!, first: Int, after: String): DictionaryPage!
    routes(
      language: String!
      includedPaths: [String]
      excludedPaths: [String]
      first: Int
      after: String
    ): RoutePage!
    redirects: [Redirect!]!
    robots: String
    "A text for language models; none is kept here."
    llmsTxt: String
    sitemap: [String!]!
    errorHandling(language: String!): ErrorHandling
  }

  type PageInfo {
    endCursor: String!
    hasNext: Boolean!
  }

  type DictionaryPage {
    results: [DictionaryEntry!]!
    pageInfo: PageInfo!
    total: Int
  }

  type DictionaryEntry {
    key: String!
    value: String!
  }

  type RoutePage {
    total: Int!
    pageInfo: PageInfo!
    results: [SiteRoute!]!
  }

  type SiteRoute {
    routePath: String!
    route: Item
  }

  enum RedirectType {
    REDIRECT_301
    REDIRECT_302
    SERVER_TRANSFER
  }

  type Redirect {
    pattern: String!
    target: String!
    redirectType: RedirectType!
    isQueryStringPreserved: Boolean!
    isLanguagePreserved: Boolean!
    locale: String
  }

  type ErrorHandling {
    notFoundPage: Item
    notFoundPagePath: String
    serverErrorPage: Item
    serverErrorPagePath: String
  }

  enum SearchOperator {
    EQ
    NEQ
    CONTAINS
    NCONTAINS
    LT
    LTE
    GT
    GTE
  }

  input SearchWhere {
    AND: [SearchWhere!]
    OR: [SearchWhere!]
    name: String
    value: String
    operator: SearchOperator = EQ
  }

  input SearchOrder {
    name: String!
    direction: String
  }

  type SearchResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Item!]!
  }

  type WaitTime {
    YextLocationUid: String!
    PatientsStillWaiting: Int
    FetchDateTime: String
  }
`;
