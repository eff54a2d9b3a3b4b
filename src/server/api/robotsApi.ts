import type { NextApiHandler } from 'next';
import { variantOfHost } from '#src/config/variants.ts';
import type { Services } from '#src/server/compose.ts';
import { robotsText } from '#src/server/robots.ts';
import { apiRoute } from './apiRoute.ts';

/** /robots.txt (S-083), for the variant of the asked host. */
export function robotsApi(
  services: () => Pick<Services, 'content' | 'sites' | 'identities' | 'env' | 'log'>,
): NextApiHandler {
  return apiRoute(
    {
      name: 'robots',
      methods: ['GET'],
      rate: { burst: 60, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const { env, content, sites, identities } = services();
      const variant = variantOfHost(request.headers.host, env.PLAN_SITE_ORIGIN);
      // Without an answer the built-in rules hold; a missing robots.txt would stop crawlers for a day.
      const platformText = await content.robots(sites[variant]).catch(() => undefined);
      return {
        body: robotsText({ origin: identities[variant].origin, platformText, isHidden: env.SITE_NOINDEX }),
        contentType: 'text/plain; charset=utf-8',
        caching: { kind: 'shared', seconds: 300 },
      };
    },
  );
}
