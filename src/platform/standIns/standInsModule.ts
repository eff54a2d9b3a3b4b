import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { wallClock } from '../search/engine/openHours.ts';
import { STAND_IN_HEADERS, standInPage } from './standInPage.ts';
import { entityIn, STAND_INS } from './standIns.ts';

/**
 * What other companies would serve for the demo network (sign-in, booking, registration, registries), so that no link of it
 * leads to a host that does not exist. Each says what it stands for; none takes anything from anybody.
 */
export const standInsModule: PlatformModule = ({ store, clock }) =>
  Object.entries(STAND_INS).map(([name, standIn]) => ({
    method: 'GET' as const,
    pattern: `/-/demo/${name}${standIn.about ? '/:id' : ''}`,
    upstream: 'widgets' as const,
    handle(request: PlatformRequest) {
      const locale = languageOf(request);
      const id = request.params['id'] ?? '';
      const asked = request.url.searchParams;
      const { askedBy, board } = standIn;
      const value = (askedBy && asked.get(askedBy.parameter)) ?? '';
      const entity = standIn.about ? entityIn(store, id, locale) : askedBy?.find(value, store, locale);
      if (standIn.about && !(entity && standIn.about.includes(entity.type)))
        throw new HttpProblem(404, 'There is nothing at this address');
      const time = /^\d{1,2}$/.exec(asked.get('time') ?? '')?.[0];
      const chosen = time !== undefined ? Number(time) : asked.has('done') ? true : undefined;
      const part = board?.parts.find((one) => one === asked.get(board.parameter));
      // The value is one that was found, nothing else of the address.
      const about = {
        ...(askedBy && entity && { [askedBy.parameter]: value }),
        ...(board && part !== undefined && { [board.parameter]: part }),
      };
      const body = standInPage({
        standIn,
        locale,
        entity,
        about,
        part,
        store,
        now: wallClock(clock().getTime(), 'America/Los_Angeles'),
        chosen,
      });
      request.response.writeHead(200, {
        ...STAND_IN_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      request.response.end(body);
    },
  }));

/** The language asked for, else that of the page the link stood on. */
function languageOf({ url, request }: PlatformRequest): 'en' | 'es' {
  const asked = url.searchParams.get('lang');
  if (asked === 'en' || asked === 'es') return asked;
  const from = request.headers.referer;
  return from !== undefined && /^\/es(?:\/|$)/.test(URL.parse(from)?.pathname ?? '') ? 'es' : 'en';
}
