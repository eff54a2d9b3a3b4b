import { GraphQLScalarType } from 'graphql';
import { executeWorkflowCommand } from '../flow/flowCommands.ts';
import { setReviewBy } from '../flow/reviewDates.ts';
import { cancelScheduled, schedulePage } from '../flow/scheduleCommands.ts';
import type { ContentItem, ContentVersion, Usage } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { requireRight } from './Authoring.ts';
import { itemAt, knownItem, knownLocale } from './findItem.ts';
import { itemNode, revisionNode } from './itemNode.ts';
import { copyPage, createPage, placePage } from './pageCommands.ts';
import { problem } from './problems.ts';
import {
  addItemVersion,
  publishingStatus,
  publishItem,
  restoreRevision,
  unpublishItems,
} from './publishCommands.ts';
import { restorePage } from './restorePage.ts';
import { updateItem } from './saveItem.ts';
import { layoutOf, saveLayout } from './saveLayout.ts';
import type { SavedLayout } from './saveLayout.ts';
import { copyItem, createItem, deleteItem, moveItem, renameItem, undeleteItem } from './treeCommands.ts';

const MOST_REVISIONS = 200;

type Inputs<T> = T extends (parts: AuthoringParts, input: infer Input, asked: Asked) => unknown
  ? Input
  : never;

/** The resolvers of the authoring graph; none of them waits for anything, so that a mutation is one transaction. */
export function authoringResolvers(parts: AuthoringParts) {
  return {
    JSON: new GraphQLScalarType({ name: 'JSON' }),
    Query: queries(parts),
    Mutation: mutations(parts),
  };
}

function queries(parts: AuthoringParts) {
  const { content } = parts.store;
  const readable = (itemId: string, asked: Asked): ContentItem => {
    const item = knownItem(content, { itemId });
    requireRight(asked, 'read', item);
    return item;
  };
  return {
    item(_: unknown, { where }: { where: ItemWhere }, asked: Asked) {
      const item = itemAt(content, where);
      if (!item) return null;
      requireRight(asked, 'read', item);
      return itemNode(parts, item, knownLocale(where.language), asked, where.version ?? undefined);
    },
    publishingStatus(_: unknown, { publishingOperationId }: { publishingOperationId: string }, asked: Asked) {
      requireRight(asked, 'read');
      return publishingStatus(parts, publishingOperationId);
    },
    meridianRevisions(_: unknown, { itemId, language, first, before }: RevisionsArguments, asked: Asked) {
      const item = readable(itemId, asked);
      const most = Math.min(Math.max(first ?? 50, 0), MOST_REVISIONS);
      const locale = language == null ? '' : knownLocale(language);
      return content
        .revisions(item.id, locale, most, before ?? undefined)
        .map((one) => revisionNode(item, one));
    },
    meridianRevision(
      _: unknown,
      { itemId, language, revision }: { itemId: string; language?: string | null; revision: string },
      asked: Asked,
    ) {
      const item = readable(itemId, asked);
      const found = content.revision(item.id, language == null ? '' : knownLocale(language), revision);
      return found ? revisionNode(item, found) : null;
    },
    meridianUsages(_: unknown, { itemId }: { itemId: string }, asked: Asked) {
      const item = readable(itemId, asked);
      return (['draft', 'published'] as const)
        .flatMap((state) => content.usages(item.id, state))
        .map((usage) => usageNode(parts, usage, asked));
    },
    meridianUnpublishedReferences(_: unknown, { itemIds }: { itemIds: string[] }, asked: Asked) {
      const ids = itemIds.map((itemId) => readable(itemId, asked).id);
      return content
        .unpublishedReferences(ids)
        .map((itemId) => itemNode(parts, readable(itemId, asked), 'en', asked));
    },
    meridianLayout(
      _: unknown,
      { itemId, language }: { itemId: string; language?: string | null },
      asked: Asked,
    ) {
      const item = readable(itemId, asked);
      return layoutNode(
        parts,
        layoutOf(content, item, language == null ? undefined : knownLocale(language)),
        asked,
      );
    },
    ...binAndLinks(parts, readable),
  };
}

/** What can be taken back, and what links to a page. */
function binAndLinks(parts: AuthoringParts, readable: (itemId: string, asked: Asked) => ContentItem) {
  const { content } = parts.store;
  return {
    meridianDeleted(_: unknown, { site }: { site: string }, asked: Asked) {
      requireRight(asked, 'read');
      return content
        .deleted(site)
        .filter(({ id }) => asked.actor.may('read', { itemId: id }))
        .map(({ id, ...item }) => ({
          ...item,
          itemId: id,
          displayName:
            (content.version(id, 'en', 'draft') ?? content.version(id, 'es', 'draft'))?.displayName ??
            item.name,
          isLive: content.item(id, 'published') !== undefined,
        }));
    },
    meridianLinks(_: unknown, { itemId }: { itemId: string }, asked: Asked) {
      const item = readable(itemId, asked);
      if (item.path === null) return [];
      return content
        .linking(item.site, item.path)
        .map((from) => ({
          itemId: from,
          locale: '' as const,
          state: 'draft' as const,
          kind: 'field' as const,
        }))
        .map((usage) => usageNode(parts, usage, asked));
    },
  };
}

interface ItemWhere {
  itemId?: string | null;
  path?: string | null;
  language?: string | null;
  version?: number | null;
}

interface RevisionsArguments {
  itemId: string;
  language?: string | null;
  first?: number | null;
  before?: number | null;
}

function mutations(parts: AuthoringParts) {
  const payload = (item: ContentItem, language: string | null | undefined, asked: Asked) => ({
    item: itemNode(parts, item, knownLocale(language), asked),
  });
  const ofVersion = ({ itemId, locale }: ContentVersion, asked: Asked) =>
    payload(knownItem(parts.store.content, { itemId }), locale, asked);
  /** A mutation whose input says the language its answer is in. */
  const answering =
    <Input extends { language?: string | null }>(work: (input: Input, asked: Asked) => ContentItem) =>
    (_: unknown, { input }: { input: Input }, asked: Asked) =>
      payload(work(input, asked), input.language, asked);
  const placing =
    <Input>(work: (parts: AuthoringParts, input: Input, asked: Asked) => ContentItem) =>
    (_: unknown, { input }: { input: Input }, asked: Asked) =>
      payload(work(parts, input, asked), 'en', asked);

  return {
    createItem: answering((input: Inputs<typeof createItem>, asked) => createItem(parts, input, asked)),
    updateItem: (_: unknown, { input }: { input: Inputs<typeof updateItem> }, asked: Asked) =>
      ofVersion(updateItem(parts, input, asked), asked),
    deleteItem: (_: unknown, { input }: { input: Inputs<typeof deleteItem> }, asked: Asked) =>
      deleteItem(parts, input, asked),
    moveItem: placing(moveItem),
    copyItem: placing(copyItem),
    renameItem: placing(renameItem),
    addItemVersion: (_: unknown, { input }: { input: Inputs<typeof addItemVersion> }, asked: Asked) =>
      ofVersion(addItemVersion(parts, input, asked), asked),
    publishItem: (_: unknown, { input }: { input: Inputs<typeof publishItem> }, asked: Asked) =>
      publishItem(parts, input, asked),
    meridianUnpublish: (_: unknown, { input }: { input: Inputs<typeof unpublishItems> }, asked: Asked) =>
      unpublishItems(parts, input, asked),
    executeWorkflowCommand: (
      _: unknown,
      { input }: { input: Inputs<typeof executeWorkflowCommand> },
      asked: Asked,
    ) => executeWorkflowCommand(parts, input, asked),
    meridianSchedule: (_: unknown, { input }: { input: Inputs<typeof schedulePage> }, asked: Asked) =>
      schedulePage(parts, input, asked),
    meridianCancelScheduled: (_: unknown, input: { id: string }, asked: Asked) =>
      cancelScheduled(parts, input, asked),
    meridianReviewBy: (_: unknown, { input }: { input: Inputs<typeof setReviewBy> }, asked: Asked) =>
      setReviewBy(parts, input, asked),
    meridianSaveLayout(_: unknown, { input }: { input: Inputs<typeof saveLayout> }, asked: Asked) {
      if (input.placeholders === undefined) throw problem('BAD_USER_INPUT', 'Name the placeholders.');
      return layoutNode(parts, saveLayout(parts, input, asked), asked);
    },
    meridianRestore: answering((input: Inputs<typeof restoreRevision>, asked) =>
      restoreRevision(parts, input, asked),
    ),
    meridianCreatePage: placing(createPage),
    meridianCopyPage: placing(copyPage),
    meridianPlacePage: placing(placePage),
    meridianRestorePage: answering((input: Inputs<typeof restorePage>, asked) =>
      restorePage(parts, input, asked),
    ),
    meridianUndelete: (_: unknown, { itemId }: { itemId: string }, asked: Asked) =>
      payload(undeleteItem(parts, itemId, asked), 'en', asked),
  };
}

const layoutNode = (parts: AuthoringParts, saved: SavedLayout, asked: Asked) => ({
  item: itemNode(parts, saved.item, saved.locale ?? 'en', asked),
  language: saved.locale,
  placeholders: saved.placeholders,
  revision: saved.revision,
});

/** Who shows an item, and the page that one stands on. */
function usageNode(parts: AuthoringParts, usage: Usage, asked: Asked) {
  const { content } = parts.store;
  const item = content.item(usage.itemId) ?? content.item(usage.itemId, 'published');
  const seen = (one: ContentItem | undefined) =>
    one && asked.actor.may('read', { itemId: one.id }) ? itemNode(parts, one, locale, asked) : null;
  let page = item;
  while (page && page.path === null && page.parentId !== null) page = content.item(page.parentId);
  const locale = usage.locale === '' ? 'en' : usage.locale;
  return {
    item: seen(item),
    page: page?.path == null ? null : seen(page),
    ...{ language: usage.locale === '' ? null : usage.locale, state: usage.state, kind: usage.kind },
  };
}
