import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

const ADDRESS = '/studio/api/events';
const AGAIN_MS = 5000;

const everybodyShape = z.array(
  z.object({
    tab: z.string(),
    personId: z.string(),
    name: z.string(),
    itemId: z.string(),
    locale: z.enum(['en', 'es']),
    component: z.string(),
    field: z.string(),
  }),
);
const changeShape = z.object({ itemIds: z.array(z.string()), published: z.boolean() });

type Calls = Pick<StudioApi, 'listen' | 'here'>;

/** As much of an EventSource as is used. */
export type EventStream = Pick<
  EventSource,
  'addEventListener' | 'close' | 'onopen' | 'onerror' | 'readyState'
>;

const CLOSED = 2;

/** What others do meanwhile, as the platform tells it. */
export function meanwhileCalls(
  http: Http,
  open: (address: string) => EventStream = (address) => new EventSource(address),
): Calls {
  return {
    listen(heard) {
      let stream: EventStream;
      let again: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        stream = open(ADDRESS);
        stream.onopen = () => heard.opened();
        stream.addEventListener('presence', ({ data }: MessageEvent) =>
          heard.people(everybodyShape.parse(JSON.parse(String(data)))),
        );
        stream.addEventListener('change', ({ data }: MessageEvent) =>
          heard.changed(changeShape.parse(JSON.parse(String(data)))),
        );
        // A lost connection the browser opens again by itself; after an answer that is no stream it gives up.
        stream.onerror = () => {
          if (stream.readyState === CLOSED) again = setTimeout(start, AGAIN_MS);
        };
      };
      start();
      return () => {
        clearTimeout(again);
        stream.close();
      };
    },
    async here(place) {
      const isLast = place.itemId === '';
      const answer = await (isLast ? http.postLast(ADDRESS, place) : http.post(ADDRESS, place));
      return z.object({ presence: everybodyShape }).parse(answer).presence;
    },
  };
}
