import { randomUUID } from 'node:crypto';
import { requireKey } from '#src/platform/directory/requireKey.ts';
import { successEnvelope, sendJson } from '#src/platform/envelope.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { PlatformModule, PlatformRequest, PlatformRoute } from '#src/platform/PlatformModule.ts';
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
import { openSearchService } from './SearchService.ts';
import type { SearchServiceOptions } from './SearchService.ts';
import { verticals } from './verticals.ts';

export type SearchModuleOptions = Partial<
  Pick<SearchServiceOptions, 'verticals' | 'universalBudget' | 'beforeVertical'>
>;

/** Largest body of a request for a generated answer: the client sends its whole state. */
const ANSWER_BODY_LIMIT = 2 * 1024 * 1024;
const QUESTION_BODY_LIMIT = 64 * 1024;

/** The search protocol (yext protocol 1–3, 5) over the store: `searchModule` with other verticals or limits. */
export function createSearchModule(options: SearchModuleOptions = {}): PlatformModule {
  return (context) => {
    const service = openSearchService({
      store: context.store,
      verticals: options.verticals ?? verticals,
      clock: context.clock,
      log: context.log,
      ...(options.universalBudget === undefined ? {} : { universalBudget: options.universalBudget }),
      ...(options.beforeVertical ? { beforeVertical: options.beforeVertical } : {}),
    });
    context.onClose?.(() => service.close());
    context.onMeasure?.(
      'platform_search_waiting',
      'Entities that changed and are not found as they are now yet.',
      () => service.catalog.waiting(),
    );

    const route = (
      method: 'GET' | 'POST',
      path: string,
      answer: (request: PlatformRequest, parameters: Record<string, string>) => unknown,
      headers: Record<string, string> = { 'cache-control': 'private, no-store' },
    ): PlatformRoute => ({
      method,
      pattern: `/v2/accounts/:account/${path}`,
      upstream: 'search',
      async handle(request) {
        requireKey(request, context.keys.search);
        const parameters = parametersOf(request.url);
        checkVersion(parameters);
        sendJson(request.response, 200, successEnvelope(await answer(request, parameters)), headers);
      },
    });
    const shared = { 'cache-control': 'public, max-age=60' };

    return [
      route('GET', 'search/vertical/query', (_, parameters) =>
        service.vertical(checked(verticalQuery, parameters)),
      ),
      route('GET', 'search/query', (_, parameters) => service.universal(checked(universalQuery, parameters))),
      route(
        'GET',
        'search/vertical/autocomplete',
        (_, parameters) => service.autocomplete(checked(verticalAutocompleteQuery, parameters)),
        shared,
      ),
      route(
        'GET',
        'search/autocomplete',
        (_, parameters) => service.autocomplete(checked(autocompleteQuery, parameters)),
        shared,
      ),
      route('GET', 'search/filtersearch', (_, parameters) =>
        service.filterSearch(checked(filterSearchQuery, parameters)),
      ),
      route('POST', 'createQuestion', async (request) => {
        const question = checked(questionBody, await jsonBody(request, QUESTION_BODY_LIMIT));
        context.store.facts.put('question', randomUUID(), {
          ...question,
          receivedAt: context.clock().toISOString(),
        });
        return {};
      }),
      route('POST', 'search/generateAnswer', async (request) => {
        checked(answerBody, await jsonBody(request, ANSWER_BODY_LIMIT));
        // Answers are not generated: health advice made up by a machine helps nobody.
        return { directAnswer: '', resultStatus: 'NO_RESULT', citations: [] };
      }),
    ];
  };
}

/** The search protocol with the verticals of the site. */
export const searchModule: PlatformModule = createSearchModule();

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
