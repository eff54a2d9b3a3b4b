import type { NextApiHandler } from 'next';
import { z } from 'zod';
import { careNow } from '#src/domain/careNow/careNow.ts';
import type { CareNow, CarePlace } from '#src/domain/careNow/careNow.ts';
import { isCoordinate } from '#src/domain/distance/distance.ts';
import type { Coordinate, Locale } from '#src/domain/entities/common.ts';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import { relativeDay } from '#src/domain/hours/relativeDay.ts';
import { MINUTE_MS } from '#src/domain/hours/zone.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import type { Services } from '#src/server/compose.ts';
import { createKeyedMemo } from '#src/server/memo.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/** Places of a kind asked for at once, and the most of a kind that are looked at. */
const PAGE = 50;
const MOST = 200;
/** Hours change seldom; whether they hold is reckoned at each asking. */
const KEPT_MS = 5 * MINUTE_MS;
const STALE_MS = 55 * MINUTE_MS;

type CareServices = Pick<Services, 'search' | 'waits' | 'log' | 'env'>;

/** A time as it is said: at what hour and on which day, seen from now. */
interface SaidTime {
  time: string;
  day: 'today' | 'tomorrow' | 'later';
}

/** What holds now of one kind of place, with times as the page's language writes them. */
interface CareNowAnswer {
  open: number;
  line?: { place: string; waiting: number; minutes: number };
  nearest?: { place: string; miles: number; until?: string };
  only?: { place: string; until?: string };
  opens?: SaidTime & { place: string };
}

/**
 * GET /api/careNow?type=Urgent Care&type=Lab&locale=en[&near=38.58,-121.49]: what is open now of some kinds of places, the shortest
 * line told lately and, with a position, the nearest. 503 when the places cannot be had: the page then keeps what it says always. The
 * position is rounded by who asks, used for this answer and kept nowhere.
 */
export function careNowApi(services: () => CareServices, now: () => Date = () => new Date()): NextApiHandler {
  const placesOf = createKeyedMemo((key) => fetchPlaces(services().search, key), {
    ...{ entries: 2 * LOCATION_TYPES.length, lifetimeMs: KEPT_MS, staleMs: STALE_MS },
  });
  return apiRoute(
    {
      name: 'careNow',
      methods: ['GET'],
      rate: { burst: 20, perMinute: 60 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const locale: Locale = queryText(request, 'locale', 5) === 'es' ? 'es' : 'en';
      const wanted = [request.query['type'] ?? []].flat();
      const types = LOCATION_TYPES.filter((type) => wanted.includes(type));
      if (types.length === 0) return { status: 400, body: { error: 'type must name kinds of places' } };
      const near = queryText(request, 'near', 40);
      const position = near === undefined ? undefined : readPosition(near);
      if (near !== undefined && !position)
        return { status: 400, body: { error: 'near must be "latitude,longitude"' } };
      const moment = now();
      try {
        const waits = await services()
          .waits.all()
          .catch(() => ({}));
        const kinds = await Promise.all(
          types.map(async (type) => {
            const places = await placesOf(`${locale} ${type}`);
            return [type, told(careNow(places, waits, moment, position), moment, locale)] as const;
          }),
        );
        return {
          body: { asOf: formatTime(moment, locale), kinds: Object.fromEntries(kinds) },
          caching: position ? undefined : { kind: 'shared', seconds: 15, staleSeconds: 30 },
        };
      } catch {
        return { status: 503, body: {} };
      }
    },
  );
}

function told(facts: CareNow, now: Date, locale: Locale): CareNowAnswer {
  const { open, shortestLine, nearest, only, opensFirst } = facts;
  const called = ({ name, city }: CarePlace) => (city && !name.includes(city) ? `${name}, ${city}` : name);
  return {
    open,
    ...(shortestLine && {
      line: {
        place: called(shortestLine.place),
        waiting: shortestLine.waiting,
        // What was told this very minute is a minute old: nobody says "0 minutes ago".
        minutes: Math.max(1, Math.round((now.getTime() - shortestLine.toldAt.getTime()) / MINUTE_MS)),
      },
    }),
    ...(nearest && {
      nearest: {
        place: called(nearest.place),
        miles: nearest.miles,
        ...until(nearest.closesAt, locale),
      },
    }),
    ...(only && { only: { place: called(only.place), ...until(only.closesAt, locale) } }),
    ...(opensFirst && {
      opens: { place: called(opensFirst.place), ...said(opensFirst.opensAt, now, locale) },
    }),
  };
}

const until = (closesAt: Date | null, locale: Locale): { until?: string } =>
  closesAt ? { until: formatTime(closesAt, locale) } : {};

function said(instant: Date, now: Date, locale: Locale): SaidTime {
  const { kind } = relativeDay(instant, now);
  return {
    time: formatTime(instant, locale),
    day: kind === 'today' || kind === 'tomorrow' ? kind : 'later',
  };
}

function readPosition(text: string): Coordinate | undefined {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number);
  const position = { latitude, longitude };
  return more.length === 0 && isCoordinate(position) ? position : undefined;
}

const found = z.object({
  uid: z.union([z.string(), z.number()]).optional(),
  name: z.string().min(1),
  address: z.object({ city: z.string().nullish() }).nullish(),
  yextDisplayCoordinate: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  hours: z.unknown(),
});

/** The places of a kind, by language and kind; one that makes no sense is left out. */
async function fetchPlaces(search: SearchPort, key: string): Promise<CarePlace[]> {
  const [locale, type] = [key.slice(0, 2) as Locale, key.slice(3)];
  const places: CarePlace[] = [];
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const { results, count } = await search.vertical({
      ...{ verticalKey: 'healthcare_facilities', experience: 'search', locale, limit: PAGE, offset },
      staticFilters: [{ kind: 'fieldValue', fieldId: 'c_locationType', matcher: '$eq', value: type }],
    });
    for (const { id, data } of results) {
      const read = found.safeParse(data);
      if (!read.success) continue;
      const { uid, name, address, yextDisplayCoordinate: at, hours } = read.data;
      places.push({
        ...{ uid: String(uid ?? id), name, city: address?.city ?? undefined },
        ...{ coordinate: isCoordinate(at) ? at : undefined, hours: readHours(hours, data) },
      });
    }
    if (offset + PAGE >= count) break;
  }
  return places;
}
