/**
 * The authoring schema: operations of the vendor's authoring API in its own words, and beside them ours, whose names begin
 * with `meridian`. Never merged with the public content schema.
 */
export const authoringSchema = /* GraphQL */ `
  scalar JSON

  type Query {
    item(where: ItemQueryInput!): Item
    publishingStatus(publishingOperationId: ID!): PublishingStatus!
    "History of a language version, or without a language of the shared layout; newest first."
    meridianRevisions(itemId: ID!, language: String, first: Int = 50, before: Int): [MeridianRevision!]!
    meridianRevision(itemId: ID!, language: String, revision: String!): MeridianRevision
    "Items that show this one."
    meridianUsages(itemId: ID!): [MeridianUsage!]!
    "What a publication of the items would leave out although they show it."
    meridianUnpublishedReferences(itemIds: [ID!]!): [Item!]!
    "Layout of a language version, or without a language the shared one."
    meridianLayout(itemId: ID!, language: String): MeridianLayout!
    "What is deleted and can be taken back."
    meridianDeleted(site: String!): [MeridianDeletedItem!]!
    "Items whose drafts link to the address of a page."
    meridianLinks(itemId: ID!): [MeridianUsage!]!
  }

  type Mutation {
    createItem(input: CreateItemInput!): ItemPayload!
    updateItem(input: UpdateItemInput!): ItemPayload!
    deleteItem(input: DeleteItemInput!): DeletePayload!
    moveItem(input: MoveItemInput!): ItemPayload!
    copyItem(input: CopyItemInput!): ItemPayload!
    renameItem(input: RenameItemInput!): ItemPayload!
    addItemVersion(input: AddItemVersionInput!): ItemPayload!
    publishItem(input: PublishItemInput!): PublishPayload!
    executeWorkflowCommand(input: ExecuteWorkflowCommandInput!): ExecuteWorkflowCommandPayload!
    meridianUnpublish(input: MeridianUnpublishInput!): PublishPayload!
    "Puts a page live, or takes it off, at a time."
    meridianSchedule(input: MeridianScheduleInput!): [MeridianScheduled!]!
    "Takes back what waits, or puts away what failed."
    meridianCancelScheduled(id: ID!): MeridianScheduled!
    meridianReviewBy(input: MeridianReviewByInput!): MeridianReviewDate!
    meridianSaveLayout(input: MeridianSaveLayoutInput!): MeridianLayout!
    meridianRestore(input: MeridianRestoreInput!): ItemPayload!
    meridianUndelete(itemId: ID!): ItemPayload!
    meridianCreatePage(input: MeridianCreatePageInput!): ItemPayload!
    meridianCopyPage(input: MeridianCopyPageInput!): ItemPayload!
    meridianPlacePage(input: MeridianPlacePageInput!): ItemPayload!
    meridianRestorePage(input: MeridianRestorePageInput!): ItemPayload!
  }

  "A page with the first components of its kind; its name is any words, its address is said beside them."
  input MeridianCreatePageInput {
    parent: ID!
    name: String!
    segment: String!
    template: String!
    languages: [String!]!
  }
  "A copy beside the page itself."
  input MeridianCopyPageInput {
    itemId: ID!
    name: String!
    segment: String!
    language: String!
    withBelow: Boolean!
  }
  "Another address for a page and all below it, another name in a language, or both."
  input MeridianPlacePageInput {
    itemId: ID!
    address: String
    "Where it stood when its editor decided."
    from: String
    name: String
    language: String
  }

  input ItemQueryInput {
    itemId: ID
    path: String
    database: String
    language: String
    version: Int
  }
  input FieldValueInput {
    name: String!
    value: String
    reset: Boolean
    "What the field said when its editor began."
    originalValue: String
    "Kind of a field the version does not have yet."
    type: String
  }
  input CreateItemInput {
    name: String!
    templateId: ID!
    parent: ID!
    language: String
    database: String
    fields: [FieldValueInput!]
    "Languages to begin a version in; default: language alone, which the fields are of."
    meridianLanguages: [String!]
    "Items of the same kind to make below it in their order, in the same languages: all of them or none."
    meridianEntries: [MeridianNewEntryInput!]
  }
  input MeridianNewEntryInput {
    name: String!
    fields: [FieldValueInput!]
  }
  input UpdateItemInput {
    itemId: ID
    path: String
    fields: [FieldValueInput!]
    language: String
    version: Int
    database: String
    "For the history."
    note: String
  }
  input DeleteItemInput {
    itemId: ID
    path: String
    permanently: Boolean
    database: String
  }
  input MoveItemInput {
    itemId: ID
    path: String
    targetParentId: ID
    targetParentPath: String
    sortOrder: Int
    database: String
  }
  input CopyItemInput {
    itemId: ID
    path: String
    targetParentId: ID
    targetParentPath: String
    copyItemName: String
    deepCopy: Boolean = true
    database: String
  }
  input RenameItemInput {
    itemId: ID
    path: String
    newName: String!
    database: String
  }
  input AddItemVersionInput {
    itemId: ID
    path: String
    language: String
    database: String
  }
  enum PublishItemMode {
    FULL
    SMART
  }
  input PublishItemInput {
    rootItemIds: [ID!]
    rootItemPaths: [String!]
    languages: [String!]!
    targetDatabases: [String!]
    publishItemMode: PublishItemMode
    publishSubItems: Boolean
    publishRelatedItems: Boolean
    sourceDatabase: String
    displayName: String
    "What was found on the first item before: kept with the publication."
    meridianGuard: MeridianGuardInput
  }
  input MeridianGuardInput {
    blockers: Int!
    warnings: Int!
    rules: [String!]!
  }
  input MeridianUnpublishInput {
    itemIds: [ID!]!
    languages: [String!]
  }
  input MeridianSaveLayoutInput {
    itemId: ID!
    language: String
    placeholders: JSON
    note: String
  }
  input MeridianRestoreInput {
    itemId: ID!
    language: String
    revision: String!
    note: String
  }

  input WorkflowItemInput {
    itemId: ID
    path: String
    database: String
    language: String
    version: Int
  }
  input ExecuteWorkflowCommandInput {
    commandId: ID!
    comments: String
    item: WorkflowItemInput!
  }
  input MeridianScheduleInput {
    itemId: ID!
    languages: [String!]!
    "As a clock on the wall of the site shows it: 2026-11-23T06:00."
    publishAt: String
    takeOffAt: String
    "Which of two, where the clocks go back: first or second."
    which: String
    note: String
  }
  input MeridianReviewByInput {
    itemId: ID!
    language: String!
    "A day, such as 2026-12-05; absent: none."
    due: String
    "Id of a person."
    owner: String
  }

  type ExecuteWorkflowCommandPayload {
    successful: Boolean!
    completed: Boolean!
    error: String
    message: String
    nextStateId: ID
  }
  type MeridianScheduled {
    id: ID!
    act: String!
    itemId: ID!
    locale: String!
    at: String!
    author: String!
    note: String
    state: String!
    reason: String
    message: String
  }
  type MeridianReviewDate {
    itemId: ID!
    locale: String!
    due: String
    owner: String
    reviewedAt: String
    reviewedBy: String
  }

  "A page as it was, with all it shows, as new drafts: whole, or texts of some items and settings of some components."
  input MeridianRestorePageInput {
    itemId: ID!
    language: String!
    "draft, published, or a number of the history; 0 is before anybody edited it."
    moment: String!
    items: [ID!]
    "Ids of renderings."
    components: [String!]
  }

  type ItemPayload {
    item: Item!
  }
  type DeletePayload {
    successful: Boolean!
  }
  type PublishPayload {
    operationId: ID!
  }
  enum PublishingState {
    INITIALIZING
    QUEUED
    RUNNING
    ABORTREQUESTED
    ABORTED
    FINISHED
    UNKNOWN
  }
  type PublishingStatus {
    state: PublishingState!
    isDone: Boolean!
    isFailed: Boolean!
    processed: Int!
    languages: [Language!]!
    targetDatabase: Database
  }
  type Database {
    name: String!
  }
  type Language {
    name: String!
  }
  type ItemTemplate {
    templateId(format: String): ID!
    name: String!
    fullName: String!
  }
  type ItemVersion {
    version: Int!
  }
  type TemplateField {
    templateFieldId(format: String): ID!
    type: String!
  }
  type ItemField {
    name: String!
    value: String!
    templateField: TemplateField
  }
  type ItemFieldConnection {
    nodes: [ItemField!]!
  }
  type ItemConnection {
    nodes: [Item!]!
    meridianTotal: Int!
  }

  type Item {
    itemId(format: String): ID!
    name: String!
    displayName: String!
    path: String!
    database: Database!
    language: Language!
    version: Int!
    versions: [ItemVersion!]!
    hasChildren: Boolean!
    template: ItemTemplate!
    parent: Item
    children(first: Int = 100, offset: Int = 0): ItemConnection!
    fields(ownFields: Boolean, excludeStandardFields: Boolean): ItemFieldConnection!
    field(name: String!): ItemField
    "Revision an If-Match names; '' where the language has no version."
    meridianRevision: String!
    meridianSite: String!
    "Address of a page as editors have it; null for what is no page."
    meridianPath: String
    "Address visitors find it at; null where they do not."
    meridianLivePath: String
    meridianLiveLanguages: [String!]!
    "Whether visitors would get something else if it were published now."
    meridianPending: Boolean!
    meridianSortOrder: Int!
    "Kinds of page that may stand below it."
    meridianKindsBelow: [String!]!
    "How many pages stand below a page, and how many of them visitors find."
    meridianBelow: MeridianBelow!
    meridianUpdatedAt: String
  }

  type MeridianRevision {
    seq: Int!
    revision: String!
    parent: String
    version: Int!
    displayName: String!
    fields: [ItemField!]!
    placeholders: JSON
    author: String!
    at: String!
    kind: String!
    note: String
  }
  type MeridianUsage {
    item: Item
    page: Item
    language: String
    state: String!
    kind: String!
  }
  type MeridianLayout {
    item: Item!
    language: String
    placeholders: JSON!
    revision: String!
  }
  type MeridianBelow {
    pages: Int!
    live: Int!
  }
  type MeridianDeletedItem {
    itemId: ID!
    name: String!
    displayName: String!
    path: String
    deletedAt: String!
    "Whether visitors find it still: its deletion was not published."
    isLive: Boolean!
  }
`;
