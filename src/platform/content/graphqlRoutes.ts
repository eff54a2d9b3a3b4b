import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { sendBytes, sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { beginAnswer, fieldInTime, fullBudget } from './answerBudget.ts';
import { headerText, isSameText, mayEdit } from './access.ts';
import type { ContentReader } from './contentReader.ts';
import { contentResolvers } from './contentResolvers.ts';
import type { Asked, Audience } from './Audience.ts';
import { givingWay } from '../steps/givingWay.ts';
import { jsonInSteps } from '../steps/jsonInSteps.ts';
import { createPublicTime } from './publicTime.ts';
import { queryLimits } from './queryLimits.ts';
import { schemaText } from './schema.ts';
import type { Site } from './siteList.ts';

export interface GraphqlDeps {
  platform: PlatformContext;
  reader: ContentReader;
  sites: readonly Site[];
}

const longestBody = 128 * 1024;
const mostTokens = 4000;
/** Of the platform's time for requests that come through the site's address: a fifth of it, six long answers at once. */
const STRANGERS_TIME = { burstMs: 3000, perMinuteMs: 12_000 };

/**
 * The content graph at both addresses of the vendor. A request without a known key is answered 401; a bad query is
 * answered with `errors` and 200 or 400, never 5xx (which the client would repeat for seconds); a good answer has
 * no `errors` member.
 */
export function graphqlRoutes(deps: GraphqlDeps): PlatformRoute[] {
  const { platform } = deps;
  const answer = createGraphql(deps);
  const strangers = createPublicTime(STRANGERS_TIME);
  const handle =
    (keyOf: (request: PlatformRequest) => string | undefined) => async (request: PlatformRequest) => {
      if (!isSameText(keyOf(request) ?? '', platform.keys.content)) {
        sendJson(request.response, 401, { errors: [{ message: 'The api key is missing or unknown' }] });
        return;
      }
      const isStranger = isThroughSite(request.request);
      const wait = isStranger ? strangers.waitSeconds() : undefined;
      if (wait !== undefined)
        throw new HttpProblem(429, 'Too much was asked in too short a time', { 'retry-after': String(wait) });
      const text = await request.text(longestBody);
      const begun = performance.now();
      const audience = audienceOf(request, platform);
      const { status, body } = await answer(text, audience);
      if (isStranger) strangers.spend(performance.now() - begun - audience.budget.away);
      sendBytes(request.response, status, body);
    };
  return [
    {
      method: 'POST',
      pattern: '/sitecore/api/graph/edge',
      upstream: 'content',
      handle: handle(({ request }) => headerText(request.headers['sc_apikey'])),
    },
    {
      method: 'POST',
      pattern: '/v1/content/api/graphql/v1',
      upstream: 'content',
      // The older library names the context in the address, the newer one in a header.
      handle: handle(
        ({ url, request }) =>
          headerText(request.headers['x-sitecore-contextid']) ??
          url.searchParams.get('sitecoreContextId') ??
          undefined,
      ),
    },
  ];
}

/**
 * Whether a request came to the site's address and was handed on: the site's own questions name no host they were meant for,
 * and a proxy before the platform names the one it is asked at.
 */
function isThroughSite({ headers }: IncomingMessage): boolean {
  const meant = headerText(headers['x-forwarded-host']);
  return meant !== undefined && meant !== headers.host;
}

function audienceOf(asked: PlatformRequest, platform: PlatformContext): Audience {
  const { headers } = asked.request;
  const layoutKind = headers['sc_layoutkind'] === 'shared' ? 'shared' : 'final';
  const budget = fullBudget();
  if (headers['sc_editmode'] === undefined || !mayEdit(asked, platform))
    return { mode: 'normal', layoutKind: 'final', budget };
  return { mode: headers['sc_editmode'] === 'true' ? 'edit' : 'preview', layoutKind, budget };
}

function createGraphql({ platform, reader, sites }: GraphqlDeps) {
  const limits: Plugin<Asked> = {
    onParse({ params }) {
      params.options = { ...params.options, maxTokens: mostTokens };
    },
    onValidate({ addValidationRule }) {
      queryLimits(platform.development ?? false).forEach(addValidationRule);
    },
    onExecute({ args }) {
      const { audience } = args.contextValue as Asked;
      beginAnswer(audience.budget);
      args.fieldResolver = fieldInTime;
    },
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('data' in result) || result.data === undefined) return;
      const { written } = serverContext as unknown as Asked;
      if (!written) return;
      written.data = await givingWay(jsonInSteps(result.data));
      const stringify = (said: object) => JSON.stringify({ ...said, data: undefined });
      setResult({ ...result, stringify } as typeof result);
    },
  };
  const yoga = createYoga<Asked>({
    schema: createSchema({ typeDefs: schemaText, resolvers: contentResolvers(platform, reader, sites) }),
    graphqlEndpoint: '/',
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: false,
    maskedErrors: {
      maskError(error) {
        if (error instanceof GraphQLError && (error.originalError ?? undefined) === undefined) return error;
        if (isGraphqlError((error as { originalError?: unknown }).originalError)) return error as Error;
        platform.log({
          event: 'failure',
          upstream: 'content',
          error: String((error as Error).stack ?? error),
        });
        return new GraphQLError('The content could not be read', { extensions: { http: { status: 500 } } });
      },
    },
    plugins: [limits],
  });

  return async (text: string, audience: Audience): Promise<{ status: number; body: Buffer }> => {
    if (!isJsonObject(text)) {
      const errors = [{ message: 'The body must be a JSON object with a query' }];
      return { status: 400, body: Buffer.from(JSON.stringify({ errors })) };
    }
    const written: NonNullable<Asked['written']> = {};
    const answer = await yoga.fetch(
      'http://content.invalid/',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: text,
      },
      { audience, written },
    );
    const rest = await answer.text();
    return { status: answer.status, body: written.data ? withData(rest, written.data) : Buffer.from(rest) };
  };
}

/** JSON of an answer: of what it says besides its data, and of these. */
function withData(rest: string, data: readonly Buffer[]): Buffer {
  const before = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}"data":`;
  return Buffer.concat([Buffer.from(before), ...data, Buffer.from('}')]);
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

const isGraphqlError = (error: unknown) => (error as { name?: string } | undefined)?.name === 'GraphQLError';
