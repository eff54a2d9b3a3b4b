import type { NextApiHandler } from 'next';
import { variantOfHost } from '#src/config/variants.ts';
import type { PageServices } from '#src/page/createPage.ts';
import { pageSubject } from '#src/page/share/pageSubject.ts';
import { drawnArt } from '#src/page/share/drawnArt.ts';
import { pictureOf, shareCard } from '#src/page/share/shareCard.ts';
import type { Services } from '#src/server/compose.ts';
import { createSharePictures } from '#src/server/share/createSharePictures.ts';
import { apiRoute } from '#src/server/api/apiRoute.ts';
import type { ApiAnswer } from '#src/server/api/apiRoute.ts';

type Needed = () => Pick<Services, 'env' | 'http'> & PageServices;

const absent = { status: 404, body: { error: 'Not found' } };
const HOUR = 3600;

/**
 * GET /share/{locale}/{path of a page}.png: the picture a page is shared with, drawn from what the page is about. The home
 * page's is /share/{locale}.png. An address without a page has none.
 */
export function shareApi(services: Needed, now: () => Date = () => new Date()): NextApiHandler {
  const pictures = createSharePictures();
  return apiRoute(
    {
      name: 'share',
      methods: ['GET'],
      rate: { burst: 60, perMinute: 120 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request): Promise<ApiAnswer> => {
      const { env, http, ...sources } = services();
      const segments = request.query.path;
      const address = Array.isArray(segments) ? /^(en|es)((?:\/.+)?)\.png$/s.exec(segments.join('/')) : null;
      if (!address) return absent;
      const [, locale, path] = address as unknown as [string, 'en' | 'es', string];
      const variant = variantOfHost(request.headers.host, env.PLAN_SITE_ORIGIN);
      const subject = await pageSubject({ variant, locale, path: path || '/', now: now() }, sources);
      if (subject.kind !== 'subject') return absent;
      // Without an answer in time it is drawn without its subject, for this once.
      const { svg, isMissing } = await drawnArt(
        pictureOf(subject),
        { illustrations: subject.illustrations, variant },
        { http, content: env.CONTENT_ENDPOINT },
      ).then(
        (svg) => ({ svg, isMissing: false }),
        () => ({ svg: undefined, isMissing: true }),
      );
      const picture = await pictures.picture({
        variant,
        siteName: sources.identities[variant].name,
        ...shareCard(subject, svg),
      });
      if (!picture) {
        return { status: 503, body: { error: 'Busy, try again' }, headers: { 'Retry-After': '10' } };
      }
      return {
        body: picture,
        contentType: 'image/png',
        caching:
          subject.isIncomplete || isMissing
            ? { kind: 'none' }
            : { kind: 'shared', seconds: HOUR, staleSeconds: 24 * HOUR },
        // Previews show it on pages of other sites.
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      };
    },
  );
}
