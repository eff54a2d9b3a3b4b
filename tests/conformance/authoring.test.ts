import { buildSchema, parse, validate } from 'graphql';
import { authoringSchema } from '#src/platform/authoring/schema.ts';

const schema = buildSchema(authoringSchema);
const item = 'item { itemId name path }';
const id = '"{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}"';

/** Operations as the vendor's documents and its public clients write them. */
const operations = {
  item: `query { item(where: { database: "master", itemId: ${id}, language: "en" }) {
    itemId(format: "D") name displayName path database { name } language { name } version hasChildren
    template { templateId name fullName } parent { itemId name } children { nodes { itemId name } }
    versions { version } fields(ownFields: true, excludeStandardFields: true) {
      nodes { name value templateField { templateFieldId } } } field(name: "Title") { value } } }`,
  'item by path': `query { item(where: { path: "/sitecore/content/main" }) { itemId } }`,
  createItem: `mutation { createItem(input: { name: "Sample", templateId: ${id}, parent: ${id}, language: "en",
    database: "master", fields: [{ name: "title", value: "Welcome" }] }) { ${item} } }`,
  updateItem: `mutation { updateItem(input: { itemId: ${id}, language: "en", version: 1, database: "master",
    fields: [{ name: "title", value: "x" }, { name: "text", reset: true }] }) { ${item} } }`,
  deleteItem: `mutation { deleteItem(input: { path: "/sitecore/content/main/a", permanently: false }) { successful } }`,
  moveItem: `mutation { moveItem(input: { path: "/sitecore/content/main/a", database: "master",
    targetParentPath: "/sitecore/content/main/b", sortOrder: 100 }) { ${item} } }`,
  copyItem: `mutation { copyItem(input: { itemId: ${id}, targetParentId: ${id}, copyItemName: "b", deepCopy: true,
    database: "master" }) { ${item} } }`,
  renameItem: `mutation { renameItem(input: { itemId: ${id}, newName: "b", database: "master" }) { ${item} } }`,
  addItemVersion: `mutation { addItemVersion(input: { itemId: ${id}, language: "en", database: "master" }) {
    item { itemId version } } }`,
  publishItem: `mutation { publishItem(input: { rootItemIds: [${id}], languages: ["en"], targetDatabases: ["experienceedge"],
    publishItemMode: SMART, publishRelatedItems: false, publishSubItems: true, sourceDatabase: "master" }) {
    operationId } }`,
  executeWorkflowCommand: `mutation { executeWorkflowCommand(input: { commandId: ${id}, comments: "Ready",
    item: { itemId: ${id}, database: "master", language: "en", version: 2 } }) {
    successful completed error message nextStateId } }`,
  publishingStatus: `query { publishingStatus(publishingOperationId: "x") { state isDone isFailed processed
    languages { name } targetDatabase { name } } }`,
};

it.each(Object.entries(operations))("takes the vendor's %s as it is written there", (_name, text) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});

it('names everything that is not the vendor’s so that nobody takes it for that', () => {
  const vendors = new Set(Object.keys(operations).map((name) => name.split(' ')[0]));
  const fields = ['Query', 'Mutation'].flatMap((type) => {
    const own = schema.getType(type) as unknown as { getFields(): Record<string, unknown> };
    return Object.keys(own.getFields());
  });
  expect(fields.filter((name) => !vendors.has(name) && !name.startsWith('meridian'))).toEqual([]);
});
