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
    meridianUnpublish(input: MeridianUnpublishInput!): PublishPayload!
    meridianSaveLayout(input: MeridianSaveLayoutInput!): MeridianLayout!
    meridianRestore(input: MeridianRestoreInput!): ItemPayload!
    meridianUndelete(itemId: ID!): ItemPayload!
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
  type MeridianDeletedItem {
    itemId: ID!
    name: String!
    path: String
    deletedAt: String!
  }
`;
