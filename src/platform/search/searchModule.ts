import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { requireKey } from '#src/platform/directory/requireKey.ts';
import { sendJson, sendSuccess, successEnvelope } from '#src/platform/envelope.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type {
  PlatformContext,
  PlatformModule,
  PlatformRequest,
  PlatformRoute,
} from '#src/platform/PlatformModule.ts';
import {
  answerBody,
  autocompleteQuery,
  checked,
  filterSearchQuery,
  parametersOf,
  questionBody,
  universalQuery,
  verticalAutocompleteQuery,
  verticalQuery,
} from './searchRequest.ts';
import { concernsSearch } from './concernsSearch.ts';
import { openSearchHere } from './openSearchHere.ts';
import { openSearchWorker } from './openSearchWorker.ts';
import type { SearchDesk, SearchKind, SearchQueries } from './SearchDesk.ts';
import type { SearchServiceOptions } from './SearchService.ts';

export type SearchModuleOptions = Partial<
  Pick<SearchServiceOptions, 'verticals' | 'universalBudget' | 'beforeVertical'>
> & {
  /** The data file, to be searched by a thread of its own with the site's verticals; without it this thread searches. */
  file?: string | undefined;
};

/** Largest body of a request for a generated answer: the client sends its whole state. */
const ANSWER_BODY_LIMIT = 2 * 1024 * 1024;
const QUESTION_BODY_LIMIT = 64 * 1024;

/** Searches are the visitor's own; proposals are everybody's. */
const own = { 'cache-control': 'private, no-store' };
const shared = { 'cache-control': 'public, max-age=60' };

/** The search protocol (yext protocol 1–3, 5) over the store: `searchModule` with other verticals or limits. */
export function createSearchModule(options: SearchModuleOptions = {}): PlatformModule {
  return (context) => {
    const desk = openDesk(context, options);
    context.onReady?.(desk.ready);
    context.onClose?.(() => desk.close());
    context.onMeasure?.(
      'platform_search_waiting',
      'Entities that changed and are not found as they are now yet.',
      () => desk.waiting(),
    );
    context.onMeasure?.('platform_search_queue', 'Searches that are not answered yet.', () =>
      desk.underWay(),
    );

    const route = (
      method: 'GET' | 'POST',
      path: string,
      handle: (request: PlatformRequest, parameters: Record<string, string>) => Promise<void>,
      more: Pick<PlatformRoute, 'writes'> = {},
    ): PlatformRoute => ({
      method,
      pattern: `/v2/accounts/:account/${path}`,
      upstream: 'search',
      ...more,
      async handle(request) {
        requireKey(request, context.keys.search);
        const parameters = parametersOf(request.url);
        checkVersion(parameters);
        await handle(request, parameters);
      },
    });
    const search = <Kind extends SearchKind>(
      path: string,
      kind: Kind,
      shape: z.ZodType<SearchQueries[Kind]>,
      headers: Record<string, string> = own,
    ) =>
      route('GET', path, async ({ response }, parameters) =>
        sendSuccess(response, await desk.ask(kind, checked(shape, parameters)), headers),
      );

    return [
      search('search/vertical/query', 'vertical', verticalQuery),
      search('search/query', 'universal', universalQuery),
      search('search/vertical/autocomplete', 'autocomplete', verticalAutocompleteQuery, shared),
      search('search/autocomplete', 'autocomplete', autocompleteQuery, shared),
      search('search/filtersearch', 'filterSearch', filterSearchQuery),
      route(
        'POST',
        'createQuestion',
        async (request) => {
          const question = checked(questionBody, await jsonBody(request, QUESTION_BODY_LIMIT));
          context.store.facts.put('question', randomUUID(), {
            ...question,
            receivedAt: context.clock().toISOString(),
          });
          sendJson(request.response, 200, successEnvelope({}), own);
        },
        { writes: true },
      ),
      route('POST', 'search/generateAnswer', async (request) => {
        checked(answerBody, await jsonBody(request, ANSWER_BODY_LIMIT));
        // Answers are not generated: health advice made up by a machine helps nobody.
        const answer = { directAnswer: '', resultStatus: 'NO_RESULT', citations: [] };
        sendJson(request.response, 200, successEnvelope(answer), own);
      }),
    ];
  };
}

/** The search protocol with the verticals of the site. */
export const searchModule: PlatformModule = createSearchModule();

function openDesk({ store, clock, log }: PlatformContext, options: SearchModuleOptions): SearchDesk {
  const { file, ...own } = options;
  if (file === undefined) return openSearchHere({ store, clock, log, ...own });
  const desk = openSearchWorker({ path: file, universalBudget: own.universalBudget, log });
  store.subscribe((change) => {
    if (concernsSearch(change)) desk.catchUp();
  });
  return desk;
}

function checkVersion(parameters: Record<string, string>): void {
  const version = parameters['v'];
  if (version === undefined) throw new HttpProblem(400, 'Missing parameter v');
  if (!/^\d{8}$/.test(version)) throw new HttpProblem(400, 'Parameter v: must be a date as YYYYMMDD');
}

async function jsonBody(request: PlatformRequest, limit: number): Promise<unknown> {
  try {
    return JSON.parse(await request.text(limit)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new HttpProblem(400, 'The body is not JSON');
    throw error;
  }
}
