import { z } from 'zod/mini';
import type { Http } from './http.ts';
import { Refusal, SignedOut } from './StudioApi.ts';
import type { LayoutAnswer, Placed, StudioApi } from './StudioApi.ts';

const ENDPOINT = '/sitecore/api/authoring/graphql/v1/';

const clashShape = z.object({ name: z.string(), base: z.string(), yours: z.string(), theirs: z.string() });
const problemShape = z.object({
  message: z.string(),
  extensions: z.optional(
    z.object({
      code: z.optional(z.string()),
      /** What people know them by; null for a machine. */
      authorName: z.nullish(z.string()),
      at: z.optional(z.string()),
      revision: z.optional(z.string()),
      /** What is wrong with a time. */
      time: z.optional(z.string()),
      fields: z.optional(z.array(clashShape)),
    }),
  ),
});
type Problem = z.infer<typeof problemShape>;
const placedShape: z.ZodMiniType<Placed> = z.lazy(() =>
  z.object({
    uid: z.string(),
    componentName: z.string(),
    dataSource: z.string(),
    params: z.record(z.string(), z.string()),
    placeholders: z.optional(z.record(z.string(), z.array(placedShape))),
  }),
) as z.ZodMiniType<Placed>;
export const layoutShape = z.record(z.string(), z.array(placedShape));

const savedShape = z.object({
  updateItem: z.object({ item: z.object({ meridianRevision: z.string(), version: z.number() }) }),
});
const savedLayoutShape = z.object({ meridianSaveLayout: z.object({ revision: z.string() }) });
const layoutNowShape = z.object({
  meridianLayout: z.object({ placeholders: layoutShape, revision: z.string() }),
});

/** The platform said why it did not do it. */
export class AuthoringProblem extends Error {
  override name = 'AuthoringProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Asks one operation. Rejects with AuthoringProblem where the platform says why it did not do it. */
type Ask = <T>(
  shape: z.ZodMiniType<T>,
  query: string,
  variables: object,
  headers?: Record<string, string>,
) => Promise<T>;

type Calls = Pick<StudioApi, 'save' | 'saveLayout' | 'create' | 'publish'>;

/** Asks the platform's authoring API. */
export const createAsk =
  (http: Http): Ask =>
  async (shape, query, variables, headers = {}) => {
    const body = (await http.post(ENDPOINT, { query, variables }, headers)) as {
      data?: unknown;
      errors?: unknown[];
    };
    const [error] = body.errors ?? [];
    if (error !== undefined) {
      const said = problemShape.parse(error);
      throw new AuthoringProblem({ ...said, message: await http.readable(said.message) });
    }
    return shape.parse(body.data);
  };

/** What is written, through the platform's authoring API. */
export function authoringCalls(http: Http): Calls {
  const ask = createAsk(http);

  return {
    async save({ itemId, language, version, revision, fields, idempotencyKey }) {
      try {
        const { updateItem } = await ask(
          savedShape,
          `mutation Save($input: UpdateItemInput!) {
            updateItem(input: $input) { item { meridianRevision version } }
          }`,
          // Of the latest version: a colleague's save after a publication has opened another one meanwhile.
          { input: { itemId, language, fields } },
          { 'if-match': `"${revision}"`, 'idempotency-key': idempotencyKey },
        );
        const { item } = updateItem;
        return { kind: 'saved', revision: item.meridianRevision, version: item.version };
      } catch (error) {
        if (error instanceof SignedOut) return { kind: 'signed-out' };
        if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
        if (!(error instanceof AuthoringProblem)) throw error;
        const { extensions: { code, fields: clashes, authorName, at, revision: now } = {} } = error.problem;
        if (code !== 'CONFLICT' || !clashes || now === undefined)
          return { kind: 'refused', reason: error.message };
        const who = { ...(authorName && { author: authorName }), ...(at && { at }) };
        return {
          kind: 'conflict',
          revision: now,
          version,
          fields: clashes.map((clash) => ({ ...clash, ...who })),
        };
      }
    },
    saveLayout: (page, layout) => saveLayout(ask, page, layout),
    async create({ name, template, parent, fields, languages, entries }) {
      const input = { name, templateId: template, parent, language: languages[0], fields };
      const { createItem } = await refusing(
        ask(
          z.object({ createItem: z.object({ item: z.object({ itemId: z.string() }) }) }),
          `mutation Create($input: CreateItemInput!) { createItem(input: $input) { item { itemId(format: "D") } } }`,
          { input: { ...input, meridianLanguages: languages, ...(entries && { meridianEntries: entries }) } },
          { 'idempotency-key': crypto.randomUUID() },
        ),
      );
      return createItem.item.itemId.toLowerCase();
    },
    async publish(itemIds, languages, note = '', found) {
      await refusing(
        ask(
          z.object({ publishItem: z.object({ operationId: z.string() }) }),
          `mutation Publish($input: PublishItemInput!) { publishItem(input: $input) { operationId } }`,
          {
            input: {
              ...{ rootItemIds: itemIds, languages },
              ...(note && { displayName: note }),
              ...(found && { meridianGuard: found }),
            },
          },
          { 'idempotency-key': crypto.randomUUID() },
        ),
      );
    },
  };
}

/** What the platform says no to, as a Refusal. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AuthoringProblem ? new Refusal(error.message, 200) : error;
  }
}

async function saveLayout(
  ask: Ask,
  { id, layoutRevision, hasOwnLayout, language }: Parameters<StudioApi['saveLayout']>[0],
  layout: Record<string, Placed[]>,
): Promise<LayoutAnswer> {
  const where = { itemId: id, ...(hasOwnLayout && { language }) };
  try {
    const { meridianSaveLayout } = await ask(
      savedLayoutShape,
      `mutation SaveLayout($input: MeridianSaveLayoutInput!) {
            meridianSaveLayout(input: $input) { revision }
          }`,
      { input: { ...where, placeholders: layout } },
      { 'if-match': `"${layoutRevision}"`, 'idempotency-key': crypto.randomUUID() },
    );
    return { kind: 'saved', revision: meridianSaveLayout.revision };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
    if (!(error instanceof AuthoringProblem)) throw error;
    if (error.problem.extensions?.code !== 'CONFLICT') return { kind: 'refused', reason: error.message };
    const { meridianLayout: now } = await ask(
      layoutNowShape,
      `query Layout($itemId: ID!, $language: String) {
            meridianLayout(itemId: $itemId, language: $language) { placeholders revision }
          }`,
      where,
    );
    return { kind: 'conflict', layout: now.placeholders, revision: now.revision };
  }
}
