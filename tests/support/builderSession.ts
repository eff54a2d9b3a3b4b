import { stableId } from '#src/platform/content/stableId.ts';
import type { SessionStep } from './replaySession.ts';

/*
 * One session of the vendor's page builder with one page, request by request.
 *
 * It is put together, and was not taken from a builder at work: nobody of this project had a tenant of the vendor's. What it
 * rests on is public: the editing endpoints, their parameters, the allowed origin and the headers of its Apache-2.0 packages
 * (`@sitecore-jss/*`), the operations, inputs and answers of its authoring documentation, and of clients of others that
 * were written against a live endpoint. What the builder's frame and shell say to each other is not public and not in here:
 * it reaches neither the site nor the platform.
 *
 * How the vendor's authoring API takes a layout as a field is not public: the field holds XML of its own. What stands in it
 * here has the form in which its Pages API takes layouts.
 */

const BUILDER = 'https://pages.sitecorecloud.io';
const RENDER = '/api/editing/render?secret={{secret}}&sc_site=main&sc_itemid={{page}}&sc_lang=en';
const EDIT = `${RENDER}&route={{route}}&mode=edit&sc_layoutKind=final&sc_variant=_default`;
const PREVIEW = `${RENDER}&route={{route}}&mode=preview&sc_variant=_default`;

const ITEM = `query { item(where: { database: "master", itemId: "{{page}}", language: "en" }) {
  itemId(format: "D") name displayName path version hasChildren database { name } language { name }
  template { templateId name fullName } versions { version }
  fields(ownFields: true, excludeStandardFields: true) { nodes { name value templateField { templateFieldId } } }
  revision: field(name: "__Revision") { value } } }`;
const saveLayout = (text: string) => `mutation { updateItem(input: { itemId: "{{page}}", database: "master",
  language: "en", fields: [{ name: "__Renderings", value: ${JSON.stringify(text)} }] }) { item { itemId } } }`;
const PUBLISH = `mutation { publishItem(input: { rootItemIds: ["{{page}}"], languages: ["en"],
  targetDatabases: ["experienceedge"], publishItemMode: SMART, publishRelatedItems: true, publishSubItems: false,
  sourceDatabase: "master" }) { operationId } }`;
const command = (
  id: string,
  comments: string,
) => `mutation { executeWorkflowCommand(input: { commandId: "${id}",
  comments: "${comments}", item: { itemId: "{{page}}", database: "master", language: "en" } }) {
  successful completed error message nextStateId } }`;

/** What a client reads of an item it asked for. */
const itemShape = {
  ...{ itemId: '<id>', name: 'Warm in winter', displayName: '<string>', path: '<string>', version: 1 },
  ...{ hasChildren: '<boolean>', database: { name: 'master' }, language: { name: 'en' } },
  template: { templateId: '<id>', name: '<string>', fullName: '<string>' },
  versions: [{ version: 1 }],
};
const fieldShape = (name: string, value: string) => ({
  ...{ name, value },
  templateField: { templateFieldId: '<id>' },
});

const opened: SessionStep[] = [
  {
    name: 'what can be placed',
    ...{ to: 'site', path: '/api/editing/config?secret={{secret}}', headers: { origin: BUILDER } },
    answers: {
      status: 200,
      headers: { 'access-control-allow-origin': BUILDER },
      json: { components: ['RichText'], packages: {}, editMode: 'metadata' },
    },
  },
  {
    name: 'the page it begins at, in the frame',
    ...{ to: 'site', path: EDIT },
    answers: { status: 307, headers: { location: '{{route}}' } },
    follows: {
      shows: ['chrometype="placeholder"', 'chrometype="rendering"', 'id="jss-hrz-editing"'],
    },
  },
  {
    name: 'its kind, for a page below it',
    ...{ to: 'authoring', query: ITEM },
    answers: {
      status: 200,
      json: { data: { item: { template: itemShape.template, path: '/sitecore/content/main/health' } } },
    },
    keep: { template: 'data.item.template.templateId' },
  },
];

const made: SessionStep[] = [
  {
    name: 'a page is made',
    to: 'authoring',
    query: `mutation { createItem(input: { name: "Warm in winter", templateId: "{{template}}", parent: "{{page}}",
      language: "en", database: "master", fields: [{ name: "Title", value: "Warm in winter" }] }) {
      item { itemId(format: "D") name path } } }`,
    answers: {
      status: 200,
      json: {
        data: {
          createItem: {
            item: {
              itemId: '<id>',
              name: 'Warm in winter',
              path: '/sitecore/content/main/health/warm-in-winter',
            },
          },
        },
      },
    },
    keep: { page: 'data.createItem.item.itemId' },
    sets: { route: '/health/warm-in-winter' },
  },
  {
    name: 'a text for it is made below it',
    to: 'authoring',
    query: `mutation { createItem(input: { name: "Text 1", templateId: "RichText", parent: "{{page}}", language: "en",
      database: "master", fields: [{ name: "Text", value: "<p>First words</p>" }] }) { item { itemId(format: "D") name } } }`,
    answers: { status: 200, json: { data: { createItem: { item: { itemId: '<id>', name: 'Text 1' } } } } },
    keep: { text: 'data.createItem.item.itemId' },
  },
  {
    name: 'a second text, which is thrown away',
    to: 'authoring',
    query: `mutation { createItem(input: { name: "Text 2", templateId: "RichText", parent: "{{page}}", language: "en",
      database: "master" }) { item { itemId(format: "D") } } }`,
    answers: { status: 200, json: { data: { createItem: { item: { itemId: '<id>' } } } } },
    keep: { unwanted: 'data.createItem.item.itemId' },
  },
  {
    name: 'it goes to the bin',
    to: 'authoring',
    query: `mutation { deleteItem(input: { itemId: "{{unwanted}}", permanently: false, database: "master" }) { successful } }`,
    answers: { status: 200, json: { data: { deleteItem: { successful: true } } } },
  },
  {
    name: 'the layout as the XML of the raw field is refused, and says so',
    to: 'authoring',
    query: saveLayout('<r />'),
    answers: {
      status: 200,
      json: { errors: [{ message: '<string>', extensions: { code: 'BAD_USER_INPUT' } }] },
    },
  },
  {
    name: 'the layout is saved',
    to: 'authoring',
    query: saveLayout(
      JSON.stringify({
        devices: [
          {
            ...{
              id: stableId('device', 'default'),
              layoutId: stableId('layout', 'default'),
              placeholders: [],
            },
            renderings: [
              {
                ...{ id: 'RichText', instanceId: 'text-1', placeholderKey: 'main' },
                ...{ dataSource: 'local:/Data/Text 1', parameters: {} },
              },
            ],
          },
        ],
      }),
    ),
    answers: { status: 200, json: { data: { updateItem: { item: { itemId: '<id>' } } } } },
  },
];

const written: SessionStep[] = [
  {
    name: 'the new page in the frame',
    ...{ to: 'site', path: EDIT },
    answers: { status: 307, headers: { location: '{{route}}' } },
    follows: {
      shows: [
        ...['chrometype="placeholder"', 'chrometype="rendering"', 'chrometype="field"'],
        ...['"datasource":{"id":"{{text|braced}}","language":"en"', '"rawValue":"<p>First words</p>"'],
        'id="jss-hrz-editing"',
      ],
    },
  },
  {
    name: 'the item with its fields and its revision',
    ...{ to: 'authoring', query: ITEM },
    answers: {
      status: 200,
      json: {
        data: {
          item: {
            ...itemShape,
            fields: { nodes: [fieldShape('Title', 'Warm in winter')] },
            revision: { value: '<string>' },
          },
        },
      },
    },
  },
  {
    name: 'fields of the page are saved',
    to: 'authoring',
    query: `mutation { updateItem(input: { itemId: "{{page}}", database: "master", language: "en", version: 1, fields: [
      { name: "Title", value: "Warm all winter" }, { name: "Meta Title", value: "{{title}}" }] }) {
      item { itemId name path field(name: "Meta Title") { value } } } }`,
    answers: {
      status: 200,
      json: { data: { updateItem: { item: { itemId: '<id>', field: { value: '{{title}}' } } } } },
    },
  },
  {
    name: 'the text is saved',
    to: 'authoring',
    query: `mutation { updateItem(input: { itemId: "{{text}}", database: "master", language: "en",
      fields: [{ name: "Text", value: "<p>{{words}}</p>" }] }) { item { itemId field(name: "Text") { value } } } }`,
    answers: {
      status: 200,
      json: { data: { updateItem: { item: { itemId: '<id>', field: { value: '<p>{{words}}</p>' } } } } },
    },
  },
  {
    name: 'the saved text in the frame',
    ...{ to: 'site', path: EDIT },
    answers: { status: 307, headers: { location: '{{route}}' } },
    follows: { shows: ['"rawValue":"<p>{{words}}</p>"'], hides: ['First words'] },
  },
  {
    name: 'the draft as visitors would see it',
    ...{ to: 'site', path: PREVIEW },
    answers: { status: 307, headers: { location: '{{route}}' } },
    follows: { shows: ['{{words}}', '{{title}}'], hides: ['chrometype=', 'jss-hrz-editing'] },
  },
];

const published: SessionStep[] = [
  {
    name: 'publishing what nobody has approved is refused',
    ...{ to: 'authoring', query: PUBLISH },
    answers: {
      status: 200,
      json: { errors: [{ message: '<string>', extensions: { code: 'NOT_APPROVED' } }] },
    },
  },
  {
    name: 'it is sent for review',
    ...{ to: 'authoring', query: command('{{send}}', 'Ready') },
    answers: {
      status: 200,
      json: {
        data: {
          executeWorkflowCommand: {
            ...{ successful: true, completed: false, error: null, nextStateId: '<id>' },
          },
        },
      },
    },
  },
  {
    name: 'somebody else approves it',
    ...{ to: 'authoring', as: 'reviewer', query: command('{{approve}}', '') },
    answers: {
      status: 200,
      json: { data: { executeWorkflowCommand: { successful: true, completed: true, error: null } } },
    },
  },
  {
    name: 'it is published',
    ...{ to: 'authoring', query: PUBLISH },
    answers: { status: 200, json: { data: { publishItem: { operationId: '<string>' } } } },
    keep: { operation: 'data.publishItem.operationId' },
  },
  {
    name: 'until it is done',
    to: 'authoring',
    query: `query { publishingStatus(publishingOperationId: "{{operation}}") { state isDone isFailed processed
      languages { name } targetDatabase { name } } }`,
    answers: {
      status: 200,
      json: {
        data: {
          publishingStatus: {
            ...{ state: 'FINISHED', isDone: true, isFailed: false, processed: '<number>' },
            ...{ languages: [{ name: 'en' }], targetDatabase: { name: 'experienceedge' } },
          },
        },
      },
    },
  },
];

/** The session in its parts: `{{name}}` is filled in by who replays it, or by what an earlier answer said. */
export const builderSession = { opened, made, written, published };
