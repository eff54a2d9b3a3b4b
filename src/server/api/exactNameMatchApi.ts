import type { NextApiHandler } from 'next';
import { z } from 'zod';
import type { Locale } from '#src/domain/entities/common.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/** What `entityType` may be: the verticals a name is looked for in (S-336, S-337, Q-338); without one, both. */
const VERTICALS: readonly string[] = ['healthcare_professionals', 'healthcare_facilities'];

const answerShape = z.object({
  response: z.looseObject({
    results: z.array(z.looseObject({ data: z.looseObject({ name: z.string().optional() }) })).catch([]),
  }),
});

/** A name as it is compared: without case, accents, credentials after a comma, punctuation and spare spaces. */
function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/,.*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/**
 * GET /api/yext/exactNameMatch?query=&entityType=&locale= (S-336): `entity` is the directory document whose name is the
 * text, else null. One name borne by several is no match. Fails quietly: no entity.
 */
export function exactNameMatchApi(
  services: () => Pick<Services, 'searchProxy' | 'log' | 'env'>,
): NextApiHandler {
  return apiRoute(
    {
      name: 'exactNameMatch',
      methods: ['GET'],
      rate: { burst: 30, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const query = queryText(request, 'query', 120)?.trim() ?? '';
      if (query.length < 3) return { status: 400, body: { error: 'query needs 3 characters', entity: null } };
      const entityType = queryText(request, 'entityType', 40);
      const page = queryText(request, 'locale', 5) === 'es' ? 'es' : 'en';
      if (entityType !== undefined && !VERTICALS.includes(entityType))
        return { status: 400, body: { error: 'unknown entityType', entity: null } };
      const wanted = comparableName(query);
      try {
        const found = await Promise.all(
          (entityType === undefined ? VERTICALS : [entityType]).map((key) =>
            namedIn(services(), key, query, wanted, page),
          ),
        );
        const matches = found.flat();
        const entity = matches.length === 1 ? matches[0] : null;
        return { body: { entity }, caching: { kind: 'browser', seconds: 60 } };
      } catch {
        return { body: { entity: null } };
      }
    },
  );
}

async function namedIn(
  { searchProxy, env }: Pick<Services, 'searchProxy' | 'env'>,
  verticalKey: string,
  query: string,
  wanted: string,
  page: Locale,
): Promise<object[]> {
  const answer = await searchProxy.pass(
    'search/vertical/query',
    new URLSearchParams({
      experienceKey: env.SEARCH_EXPERIENCE_KEY,
      v: env.SEARCH_API_VERSION,
      version: 'PRODUCTION',
      locale: searchLocale(page, env.SEARCH_LOCALES),
      input: query,
      verticalKey,
      limit: '5',
      retrieveFacets: 'false',
      skipSpellCheck: 'true',
      sessionTrackingEnabled: 'false',
      sortBys: '[]',
      source: 'STANDARD',
    }),
  );
  const { results } = answerShape.parse(JSON.parse(answer.body)).response;
  return results
    .map(({ data }) => data)
    .filter(({ name }) => name !== undefined && comparableName(name) === wanted);
}
