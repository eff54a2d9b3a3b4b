import type { Http } from './http.ts';
import { meanwhileCalls } from './meanwhileCalls.ts';
import type { EventStream } from './meanwhileCalls.ts';

/** A stream whose events are made by hand. */
class HandStream {
  readonly heard = new Map<string, (event: { data: string }) => void>();
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readyState = 1;
  isClosed = false;
  addEventListener(kind: string, listener: (event: { data: string }) => void) {
    this.heard.set(kind, listener);
  }
  close() {
    this.isClosed = true;
  }
}

const ana = {
  ...{ tab: 't', personId: 'ana', name: 'Ana', itemId: 'page', locale: 'en' as const },
  ...{ component: 'hero', field: '' },
};

it('hears of people and changes, and begins again where the answer was no stream', () => {
  jest.useFakeTimers();
  const streams: HandStream[] = [];
  const calls = meanwhileCalls({} as Http, () => {
    const stream = new HandStream();
    streams.push(stream);
    return stream as unknown as EventStream;
  });
  const heard = { opened: jest.fn(), people: jest.fn(), changed: jest.fn() };
  const stop = calls.listen(heard);
  streams[0]!.onopen();
  streams[0]!.heard.get('presence')?.({ data: JSON.stringify([ana]) });
  streams[0]!.heard.get('change')?.({ data: '{"site":"main","itemIds":["page"],"published":true}' });
  expect(heard.people).toHaveBeenCalledWith([ana]);
  expect(heard.changed).toHaveBeenCalledWith({ itemIds: ['page'], published: true });
  // The browser opens a lost connection again by itself.
  streams[0]!.readyState = 0;
  streams[0]!.onerror();
  jest.runAllTimers();
  expect(streams).toHaveLength(1);
  streams[0]!.readyState = 2;
  streams[0]!.onerror();
  jest.runAllTimers();
  streams[1]!.onopen();
  expect(heard.opened).toHaveBeenCalledTimes(2);
  stop();
  expect(streams[1]!.isClosed).toBe(true);
  jest.useRealTimers();
});

it('says where one is, and a last word that outlives the tab', async () => {
  const asked: unknown[] = [];
  const note = (how: string) => (path: string, body: object) => {
    asked.push([how, path, body]);
    return Promise.resolve({ presence: [ana] });
  };
  const calls = meanwhileCalls({ post: note('post'), postLast: note('last') } as unknown as Http);
  const place = { tab: 't', itemId: 'page', locale: 'en' as const, component: '', field: '' };
  expect(await calls.here(place)).toEqual([ana]);
  await calls.here({ ...place, itemId: '' });
  expect(asked.map((one) => (one as string[])[0])).toEqual(['post', 'last']);
});
