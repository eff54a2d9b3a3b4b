import { tellCareNow } from './careNow.ts';

const say = {
  ...{ openNow: '{count} open', oneOpenNow: '1 open', noneOpen: 'None open' },
  ...{ openNear: '{count} near', oneOpenNear: '1 near', noneOpenNear: 'None near' },
  ...{ shortestLine: '{count} wait at {place}, {minutes} min ago', shortestLineOne: '1 waits at {place}' },
  ...{ noLine: 'Nobody waits at {place}', nearest: 'Nearest {place}, {miles} miles' },
  ...{ nearestUntil: 'Nearest {place}, {miles} miles, until {time}' },
  ...{ only: '{place}', onlyUntil: '{place}, until {time}' },
  ...{ opensToday: '{place} a las {time}', opensTomorrow: '{place}, mañana a las {time}' },
};
const room = (kind: string) =>
  `<p data-care="${kind}" data-say='${JSON.stringify(say)}'><strong></strong> <span></span> <button hidden></button></p>`;
const texts = () =>
  [...document.querySelectorAll('p')].map((one) => one.textContent?.trim().replace(/\s+/g, ' '));
const told = () => [...document.querySelectorAll('p')].map(({ dataset }) => dataset['told']);

let asked: string[];
function answer(kinds: unknown, ok = true) {
  Object.assign(globalThis, {
    fetch: async (address: URL) => {
      asked.push(`${address.pathname}${address.search}`);
      return { ok, json: async () => ({ kinds }) };
    },
  });
}
function device(state: PermissionState, position?: { latitude: number; longitude: number }) {
  Object.assign(navigator, {
    permissions: { query: async () => ({ state }) },
    geolocation: {
      getCurrentPosition: (done: (found: unknown) => void, failed: () => void) =>
        position ? done({ coords: position }) : failed(),
    },
  });
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  document.documentElement.lang = 'en';
  device('denied');
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('asks once for all kinds and says what is open, the shortest line and what opens first', async () => {
  document.body.innerHTML = room('Urgent Care') + room('Lab') + room('Emergency Room') + room('Urgent Care');
  answer({
    'Urgent Care': { open: 11, line: { place: 'Pine Hill', waiting: 3, minutes: 2 } },
    Lab: { open: 0, opens: { place: 'Mill Lab', time: '1:30 p. m.', day: 'tomorrow' } },
    'Emergency Room': { open: 1, line: { place: 'Davis', waiting: 0, minutes: 0 } },
  });
  await tellCareNow(document);
  expect(asked).toEqual(['/api/careNow?locale=en&type=Urgent+Care&type=Lab&type=Emergency+Room']);
  const urgent = '11 open 3 wait at Pine Hill, 2 min ago';
  expect(texts()).toEqual([
    urgent,
    'None open Mill Lab, mañana a la 1:30 p. m.',
    '1 open Nobody waits at Davis',
    urgent,
  ]);
  expect(told()).toEqual(['open', 'closed', 'open', 'open']);
  expect(document.querySelectorAll('button:not([hidden])')).toHaveLength(0);
});

it.each([
  ['fails', undefined, false],
  ['says nothing', null, true],
])('says nothing when the service %s, and takes back what was said', async (_, kinds, ok) => {
  document.body.innerHTML = room('Lab');
  answer({ Lab: { open: 2 } });
  await tellCareNow(document);
  expect([texts(), told()]).toEqual([['2 open'], ['open']]);
  answer(kinds, ok);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told()).toEqual([undefined]);
});

it('names the one place that is open', async () => {
  document.body.innerHTML = room('Lab') + room('Imaging');
  answer({
    Lab: { open: 1, only: { place: 'Mill Lab', until: '6 pm' } },
    Imaging: { open: 1, only: { place: 'Pier Imaging' } },
  });
  await tellCareNow(document);
  expect(texts()).toEqual(['1 open Mill Lab, until 6 pm', '1 open Pier Imaging']);
});

it('asks where the visitor is when they press for it, and sends it rounded', async () => {
  document.body.innerHTML = room('Lab') + room('Imaging');
  device('prompt', { latitude: 38.58157, longitude: -121.4944 });
  answer({ Lab: { open: 2 }, Imaging: { open: 1 } });
  await tellCareNow(document);
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ hidden }) => hidden)).toEqual([false, true]);
  answer({
    Lab: { open: 1, nearest: { place: 'Mill Lab', miles: 1.2, until: '6 pm' } },
    Imaging: { open: 0 },
  });
  buttons[0]!.click();
  await settle();
  expect(asked.at(-1)).toBe('/api/careNow?locale=en&type=Lab&type=Imaging&near=38.58%2C-121.49');
  expect(texts()).toEqual(['1 near Nearest Mill Lab, 1.2 miles, until 6 pm', 'None near']);
  expect(buttons.map(({ hidden }) => hidden)).toEqual([true, true]);
});
