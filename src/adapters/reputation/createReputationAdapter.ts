import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { ReputationPort } from '#src/ports/FeedPorts.ts';
import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';

const answer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('Success'),
    content: z.object({
      name: z.string(),
      ratingPercent: z.number().min(0).max(100),
      reviewCount: z.number().int().min(0),
    }),
  }),
  z.object({ status: z.literal('No results found') }),
]);

/** Wordings of the error catalogue. */
const REPUTATION_NOT_FETCHED = 'Failed to fetch reputation summary';
const REPUTATION_NOT_READ = 'Failed to parse reputation summary';

/**
 * Reputation summaries (S-304, S-305). Rejects with the catalogue's wording: X-001 when the answer is not 200,
 * X-003 when it cannot be read; the caller shows nothing to visitors.
 */
export function createReputationAdapter(options: { http: HttpClient; endpoint: string }): ReputationPort {
  return {
    async summary(id) {
      const url = new URL(options.endpoint);
      url.searchParams.set('id', id);
      try {
        const { body } = await options.http.json({
          upstream: 'reputation',
          call: 'summary',
          id,
          url,
          schema: answer,
        });
        return body;
      } catch (cause) {
        const isUnreadable =
          isUpstreamError(cause) && (cause.kind === 'not-json' || cause.kind === 'wrong-schema');
        throw new Error(isUnreadable ? REPUTATION_NOT_READ : REPUTATION_NOT_FETCHED, { cause });
      }
    },
  };
}
