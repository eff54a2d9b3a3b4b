import { z } from 'zod/mini';
import { createAsk, refusing } from './authoringCalls.ts';
import type { Http } from './http.ts';
import type { PageFacts, PageUse, StudioApi } from './StudioApi.ts';

const useShape = z.object({
  page: z.nullable(z.object({ displayName: z.string(), meridianPath: z.nullable(z.string()) })),
});
const factsShape = z.object({
  item: z.nullable(
    z.object({
      meridianPath: z.nullable(z.string()),
      meridianLivePath: z.nullable(z.string()),
      meridianLiveLanguages: z.array(z.enum(['en', 'es'])),
      meridianKindsBelow: z.array(z.string()),
      meridianBelow: z.object({ pages: z.number(), live: z.number() }),
    }),
  ),
  meridianUsages: z.array(useShape),
  meridianLinks: z.array(useShape),
});
const itemShape = z.object({
  item: z.object({ itemId: z.string(), meridianPath: z.nullable(z.string()) }),
});
const binShape = z.object({
  meridianDeleted: z.array(
    z.object({
      itemId: z.string(),
      displayName: z.string(),
      path: z.nullable(z.string()),
      deletedAt: z.string(),
      isLive: z.boolean(),
    }),
  ),
});

const FACTS = `query Facts($itemId: ID!, $language: String) {
  item(where: { itemId: $itemId, language: $language }) {
    meridianPath meridianLivePath meridianLiveLanguages meridianKindsBelow meridianBelow { pages live }
  }
  meridianUsages(itemId: $itemId) { page { displayName meridianPath } }
  meridianLinks(itemId: $itemId) { page { displayName meridianPath } }
}`;
const ITEM = '{ item { itemId(format: "D") meridianPath } }';

type Calls = Pick<
  StudioApi,
  | 'pageFacts'
  | 'createPage'
  | 'copyPage'
  | 'placePage'
  | 'deletePage'
  | 'placeEntry'
  | 'undeletePage'
  | 'unpublishPage'
  | 'bin'
>;

/** Pages as a whole: made, copied, moved, deleted and taken back. */
export function pagesCalls(http: Http): Calls {
  const ask = createAsk(http);
  /** One mutation, done once however often its request goes out. */
  const act = <T>(shape: z.ZodMiniType<T>, query: string, variables: object): Promise<T> =>
    refusing(ask(shape, query, variables, { 'idempotency-key': crypto.randomUUID() }));
  const placed = async (name: string, inputType: string, input: object) => {
    const answer = await act(
      z.record(z.string(), itemShape),
      `mutation Place($input: ${inputType}!) { ${name}(input: $input) ${ITEM} }`,
      { input },
    );
    const { item } = itemShape.parse(answer[name]);
    return { id: item.itemId.toLowerCase(), path: item.meridianPath ?? '' };
  };

  return {
    async pageFacts(itemId, language): Promise<PageFacts> {
      const { item, meridianUsages, meridianLinks } = await refusing(
        ask(factsShape, FACTS, { itemId, language }),
      );
      return {
        path: item?.meridianPath ?? '',
        ...(item?.meridianLivePath != null && { livePath: item.meridianLivePath }),
        liveLanguages: item?.meridianLiveLanguages ?? [],
        kindsBelow: item?.meridianKindsBelow ?? [],
        below: item?.meridianBelow ?? { pages: 0, live: 0 },
        usedOn: pagesOf([...meridianUsages, ...meridianLinks]).filter(
          ({ path }) => path !== item?.meridianPath,
        ),
      };
    },
    createPage: (input) => placed('meridianCreatePage', 'MeridianCreatePageInput', input),
    copyPage: (input) => placed('meridianCopyPage', 'MeridianCopyPageInput', input),
    placePage: (input) => placed('meridianPlacePage', 'MeridianPlacePageInput', input),
    async deletePage(itemId) {
      await act(
        z.object({ deleteItem: z.object({ successful: z.boolean() }) }),
        'mutation Delete($input: DeleteItemInput!) { deleteItem(input: $input) { successful } }',
        { input: { itemId } },
      );
    },
    async placeEntry({ itemId, holder, sortOrder }) {
      await act(
        z.object({ moveItem: itemShape }),
        `mutation MoveItem($input: MoveItemInput!) { moveItem(input: $input) ${ITEM} }`,
        { input: { itemId, targetParentId: holder, sortOrder } },
      );
    },
    async undeletePage(itemId) {
      await act(
        z.object({ meridianUndelete: itemShape }),
        `mutation Undelete($itemId: ID!) { meridianUndelete(itemId: $itemId) ${ITEM} }`,
        { itemId },
      );
    },
    async unpublishPage(itemId, languages) {
      await act(
        z.object({ meridianUnpublish: z.object({ operationId: z.string() }) }),
        'mutation Unpublish($input: MeridianUnpublishInput!) { meridianUnpublish(input: $input) { operationId } }',
        { input: { itemIds: [itemId], languages } },
      );
    },
    async bin(site) {
      const { meridianDeleted } = await refusing(
        ask(
          binShape,
          'query Bin($site: String!) { meridianDeleted(site: $site) { itemId displayName path deletedAt isLive } }',
          { site },
        ),
      );
      return meridianDeleted.flatMap(({ itemId, displayName, path, deletedAt, isLive }) =>
        path === null ? [] : [{ id: itemId, name: displayName, path, deletedAt, isLive }],
      );
    },
  };
}

/** Pages that use something, each once. */
function pagesOf(uses: readonly z.infer<typeof useShape>[]): PageUse[] {
  const pages = uses.flatMap(({ page }) =>
    page?.meridianPath == null ? [] : [[page.meridianPath, page.displayName] as const],
  );
  return [...new Map(pages)].map(([path, name]) => ({ path, name }));
}
