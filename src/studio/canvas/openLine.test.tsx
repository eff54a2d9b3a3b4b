import { openLine } from './openLine.ts';

const origin = 'https://site.example';

/** This document has no channels: two ends that hand on what they are told, until one is closed. */
class Channel {
  port1 = new End();
  port2 = new End();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
class End {
  other: End | undefined;
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  postMessage = (data: unknown) => {
    if (!this.isClosed && !this.other?.isClosed) this.other?.onmessage?.({ data });
  };
  close = () => void (this.isClosed = true);
}

function open() {
  globalThis.MessageChannel = Channel as unknown as typeof MessageChannel;
  const ports: End[] = [];
  const contentWindow = {
    postMessage: (_word: unknown, _origin: string, [port]: End[]) => ports.push(port!),
  };
  const told = { heard: jest.fn(), connected: jest.fn(), silent: jest.fn() };
  const frame = Object.assign(new EventTarget(), { contentWindow }) as unknown as HTMLIFrameElement;
  const line = openLine({ frame, origin, nonce: 'word', ...told });
  const hello = (page: string, from = origin) =>
    dispatchEvent(
      Object.assign(new Event('message'), {
        ...{ source: contentWindow, origin: from },
        data: { meridian: 'hello', nonce: 'word', page },
      }),
    );
  return { ...told, line, ports, hello, load: () => frame.dispatchEvent(new Event('load')) };
}
const changed = { kind: 'edit-changed', field: 'f', value: 'Hearts and lungs' } as const;

it('hears a page on, whose second hello comes long after it was answered', () => {
  const { ports, hello, heard, line } = open();
  hello('a');
  hello('a');
  expect(ports).toHaveLength(1);
  ports[0]!.postMessage(changed);
  expect(heard).toHaveBeenCalledWith(changed);
  line.close();
});

it('gives a page that opened again in the frame a line of its own, and a stranger none', () => {
  const { ports, hello, heard, line, connected } = open();
  hello('a', 'https://evil.example');
  expect(ports).toHaveLength(0);
  hello('a');
  hello('b');
  expect(connected).toHaveBeenCalledTimes(2);
  ports[0]!.postMessage(changed);
  expect(heard).not.toHaveBeenCalled();
  ports[1]!.postMessage(changed);
  expect(heard).toHaveBeenCalledTimes(1);
  line.close();
});

it('waits for a page that is slow to come, and says so where one that is there does not speak', () => {
  jest.useFakeTimers();
  const { silent, load, line } = open();
  jest.advanceTimersByTime(29_000);
  load();
  jest.advanceTimersByTime(4_900);
  expect(silent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(silent).toHaveBeenCalledTimes(1);
  line.close();
  const never = open();
  jest.advanceTimersByTime(30_000);
  expect(never.silent).toHaveBeenCalledTimes(1);
  never.line.close();
  const answered = open();
  answered.hello('a');
  answered.load();
  jest.runAllTimers();
  expect(answered.silent).not.toHaveBeenCalled();
  answered.line.close();
  jest.useRealTimers();
});
