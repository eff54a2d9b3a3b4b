import { shareByDevice, tellOver } from './eventPage.ts';

const draw = (over: string) => {
  document.body.innerHTML = `<section data-over-at="${over}"><p data-while="coming">Register</p><p data-while="over" hidden>Over</p></section>`;
};
const shown = () => [...document.querySelectorAll('p:not([hidden])')].map((one) => one.textContent);
const END = '2026-12-17T17:30:00.000Z';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('says that an event is over which the page was kept beyond', () => {
  draw(END);
  jest.setSystemTime(new Date('2026-12-17T17:31:00Z'));
  tellOver(document);
  expect(shown()).toEqual(['Over']);
});

it('says so of an open page at the moment it ends', () => {
  draw(END);
  jest.setSystemTime(new Date('2026-12-17T17:29:00Z'));
  tellOver(document);
  expect(shown()).toEqual(['Register']);
  jest.advanceTimersByTime(59_000);
  expect(shown()).toEqual(['Register']);
  jest.advanceTimersByTime(1_000);
  expect(shown()).toEqual(['Over']);
});

it('waits for no end that is months away, and leaves what it cannot read', () => {
  draw('2027-12-17T17:30:00.000Z');
  jest.setSystemTime(new Date('2026-12-17T17:29:00Z'));
  tellOver(document);
  expect(jest.getTimerCount()).toBe(0);
  draw('soon');
  tellOver(document);
  expect(shown()).toEqual(['Register']);
});

it('shares as the device does, and by mail where it cannot', async () => {
  document.body.innerHTML = '<a href="mailto:?subject=x" data-share="Gentle Yoga">Share</a>';
  const link = document.querySelector('a')!;
  const press = () => {
    const event = new MouseEvent('click', { cancelable: true });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  shareByDevice(document);
  expect(press()).toBe(false);
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  shareByDevice(document);
  expect(press()).toBe(true);
  expect(share).toHaveBeenCalledWith({ title: 'Gentle Yoga', url: location.href });
  Reflect.deleteProperty(navigator, 'share');
});
