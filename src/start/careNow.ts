/*
 * Says what is open now where a page has kept room for it (`data-care`). Nothing is said while nothing is known, and of facts that
 * come late nothing any more: what the page says besides holds always.
 */

/** Longest time an answer may take. */
const PATIENCE_MS = 4000;
const AGAIN_MS = 60_000;
/** Degrees are rounded to about a kilometer before they leave the browser. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

interface Facts {
  open: number;
  line?: { place: string; waiting: number; minutes: number };
  nearest?: { place: string; miles: number; until?: string };
  only?: { place: string; until?: string };
  opens?: { place: string; time: string; day: 'today' | 'tomorrow' | 'later' };
}
type Sayings = Record<string, string>;

let near: string | undefined;

/** Keeps the rooms of a page filled while somebody looks at it; asks for the visitor's position only where they press for it. */
export async function tellCareNow(root: ParentNode): Promise<void> {
  const rooms = [...root.querySelectorAll<HTMLElement>('[data-care]')];
  if ((await permission()) === 'granted') await locate();
  await fill(rooms);
  setInterval(() => {
    if (!document.hidden) void fill(rooms);
  }, AGAIN_MS);
}

async function fill(rooms: readonly HTMLElement[]): Promise<void> {
  const address = new URL('/api/careNow', location.href);
  address.searchParams.set('locale', document.documentElement.lang);
  for (const kind of new Set(rooms.map(({ dataset }) => dataset['care'] ?? '')))
    address.searchParams.append('type', kind);
  if (near) address.searchParams.set('near', near);
  const kinds = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { kinds?: unknown }).kinds : undefined))
    .catch(() => undefined);
  if (typeof kinds !== 'object' || kinds === null) {
    // What was true a while ago is not true for ever.
    for (const room of rooms) room.removeAttribute('data-told');
    return;
  }
  const mayAsk = !near && 'geolocation' in navigator && (await permission()) !== 'denied';
  rooms.forEach((room, at) => {
    const facts = (kinds as Record<string, Facts>)[room.dataset['care'] ?? ''];
    if (!facts) return;
    const say = JSON.parse(room.dataset['say'] ?? '{}') as Sayings;
    const [status, fact, button] = room.children;
    if (status) status.textContent = statusOf(facts, say);
    if (fact) fact.textContent = factsOf(facts, say).join('. ');
    room.dataset['told'] = facts.open > 0 ? 'open' : 'closed';
    // One button is enough for all.
    if (button instanceof HTMLButtonElement) {
      button.hidden = at > 0 || !mayAsk;
      button.onclick = () => void locate().then(() => fill(rooms));
    }
  });
}

const statusOf = ({ open }: Facts, say: Sayings): string =>
  gaps(
    (near
      ? [say['noneOpenNear'], say['oneOpenNear'], say['openNear']]
      : [say['noneOpen'], say['oneOpenNow'], say['openNow']]
    )[Math.min(open, 2)],
    { count: open },
  );

function factsOf({ line, nearest, only, opens }: Facts, say: Sayings): string[] {
  const opening = { today: say['opensToday'], tomorrow: say['opensTomorrow'], later: undefined };
  return [
    line &&
      gaps(
        line.waiting === 0
          ? say['noLine']
          : line.waiting === 1
            ? say['shortestLineOne']
            : say['shortestLine'],
        {
          ...{ count: line.waiting, place: line.place, minutes: line.minutes },
        },
      ),
    nearest &&
      gaps(nearest.until ? say['nearestUntil'] : say['nearest'], {
        ...{ place: nearest.place, miles: nearest.miles, time: nearest.until ?? '' },
      }),
    only && gaps(only.until ? say['onlyUntil'] : say['only'], { place: only.place, time: only.until ?? '' }),
    opens && gaps(opening[opens.day], { place: opens.place, time: opens.time }),
  ].filter((one): one is string => Boolean(one));
}

/** A saying with its gaps filled. One o'clock alone is singular in Spanish. */
const gaps = (saying = '', values: Record<string, string | number>): string =>
  saying
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/\blas (1[:\s])/g, 'la $1');

const permission = async (): Promise<PermissionState | undefined> =>
  navigator.permissions?.query({ name: 'geolocation' }).then(
    ({ state }) => state,
    () => undefined,
  );

/** Learns where the visitor is; what the device does not tell stays unknown. */
const locate = (): Promise<void> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        near = `${rounded(coords.latitude)},${rounded(coords.longitude)}`;
        resolve();
      },
      () => resolve(),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
