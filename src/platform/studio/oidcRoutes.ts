import { readCookie, setCookie } from '../accounts/cookies.ts';
import { CALLBACK_PATH } from '../accounts/OidcSignIn.ts';
import type { OidcRefusal, OidcSignIn } from '../accounts/OidcSignIn.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { sessionCookie } from './sessionRoutes.ts';
import { studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const STATE_COOKIE = 'studio-sign-in';

/**
 * Sign-in at the organisation: there and back. The state lies in a cookie of its own, which is `Lax` because the way back
 * begins at another site; the session's stays `Strict`, and is first sent by the Studio's own requests.
 */
export function oidcRoutes(part: StudioPart): PlatformRoute[] {
  const { oidc, settings } = part;
  if (!oidc) return [];
  const stateCookie = (value: string, maxAge: number) =>
    setCookie(STATE_COOKIE, value, { studioOrigin: settings.origin ?? '', maxAge, sameSite: 'Lax' });
  return [
    studioRoute('GET', '/studio/api/oidc', async (asked) => {
      try {
        const { address, state } = await oidc.start();
        leadTo(asked, address, stateCookie(state, 600));
      } catch (error) {
        refuse(part, asked, error);
      }
    }),
    studioRoute('GET', CALLBACK_PATH, async (asked) => {
      try {
        const token = await comeBack(part, oidc, asked);
        leadTo(asked, '/studio', stateCookie('', 0), sessionCookie(part, token));
      } catch (error) {
        refuse(part, asked, error, stateCookie('', 0));
      }
    }),
  ];
}

async function comeBack(
  part: StudioPart,
  oidc: OidcSignIn,
  { request, url }: PlatformRequest,
): Promise<string> {
  const kept = readCookie(request, part.settings.origin ?? '', STATE_COOKIE);
  return part.signIn.begin(await oidc.finish(url.searchParams, kept), 'oidc');
}

/** Back to the sign-in page, which says why in words; what exactly was wrong is for the log. */
function refuse(
  { platform }: StudioPart,
  asked: PlatformRequest,
  error: unknown,
  ...cookies: string[]
): void {
  const { refusal = 'failed' } = error as { refusal?: OidcRefusal };
  platform.log({
    event: 'oidc-refused',
    refusal,
    reason: error instanceof Error ? error.message : String(error),
  });
  leadTo(asked, `/studio?signIn=${refusal}`, ...cookies);
}

function leadTo({ response }: PlatformRequest, location: string, ...cookies: string[]): void {
  response.setHeader('cache-control', 'no-store');
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(303, { location });
  response.end();
}
