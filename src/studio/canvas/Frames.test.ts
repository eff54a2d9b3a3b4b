import type { FromFrame, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { Frames } from './Frames.ts';
import type { LineOptions } from './openLine.ts';

const rects = (scrollTop: number, ...keys: string[]): FromFrame => ({
  ...{ kind: 'rects', height: 2000, scrollTop },
  boxes: keys.map((key) => ({ key, x: 0, y: 0, width: 1, height: 1 })),
});
const page = { id: 'p', language: 'en' };

/** `handsOver`: whether pages that are asked to hand over do so at once; `tells`: whether they say at once what stands where. */
function make({ handsOver = true, tells = true } = {}) {
  const lines: (LineOptions & { told: ToFrame[]; isClosed: boolean })[] = [];
  const heard = jest.fn();
  const again = jest.fn();
  const frames = new Frames({
    ...{ origin: 'https://site.example', heard, again },
    open(options) {
      const connected = () => {
        options.connected();
        if (tells) line.heard(rects(0));
      };
      const line = { ...options, connected, told: [] as ToFrame[], isClosed: false };
      lines.push(line);
      const tell = (message: ToFrame) => {
        line.told.push(message);
        if (handsOver && message.kind === 'hand-over')
          line.heard({ kind: 'handed-over', turn: message.turn, isFree: true });
      };
      return { tell, close: () => void (line.isClosed = true) };
    },
  });
  const begin = (element: object = { ownerDocument: {}, focus: () => undefined }) => {
    frames.expect(page);
    frames.begin('/page', 'word');
    frames
      .state()
      .views.at(-1)
      ?.ref(element as HTMLIFrameElement);
    return lines.at(-1)!;
  };
  return { frames, lines, heard, again, begin, load: () => frames.state().views.at(-1)?.onLoad() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the first page as soon as it answers, and lets it be pressed once it has told what stands where', () => {
  const { frames, begin, heard } = make({ tells: false });
  const line = begin();
  line.connected();
  expect(frames.state()).toMatchObject({ shown: 1, state: { kind: 'opening' } });
  line.heard(rects(0, 'r:a'));
  expect(frames.state()).toMatchObject({ shown: 1, state: { kind: 'ready' } });
  expect(heard).toHaveBeenCalledWith(rects(0, 'r:a'));
});

it('keeps the old page in view until the new one has answered and is loaded, at the same place', () => {
  const { frames, begin, heard, load } = make();
  const old = begin();
  old.connected();
  old.heard(rects(480, 'r:a'));
  heard.mockClear();
  const next = begin();
  expect(frames.state()).toMatchObject({ shown: 1, state: { kind: 'ready' }, boxes: [{ key: 'r:a' }] });
  expect(frames.state().views).toHaveLength(2);
  next.connected();
  expect(next.told).toEqual([{ kind: 'scroll-by', y: 480 }]);
  next.heard(rects(480, 'r:b'));
  frames.tell({ kind: 'run-guard' });
  expect(old.told).toContainEqual({ kind: 'run-guard' });
  expect([heard.mock.calls.length, frames.state().shown, old.isClosed]).toEqual([0, 1, false]);
  load();
  expect(frames.state()).toMatchObject({ shown: 2, boxes: [{ key: 'r:b' }] });
  expect(frames.state().views).toHaveLength(1);
  expect(heard).toHaveBeenCalledWith(rects(480, 'r:b'));
  jest.runAllTimers();
  expect([old.isClosed, next.isClosed]).toEqual([true, false]);
});

describe('a page that gives way', () => {
  const open = () => {
    const made = make({ handsOver: false });
    const old = made.begin();
    old.connected();
    const next = made.begin();
    next.connected();
    made.load();
    const asked = () => old.told.findLast((message) => message.kind === 'hand-over')!.turn;
    const answer = (isFree: boolean, turn = asked()) => old.heard({ kind: 'handed-over', turn, isFree });
    return { ...made, old, next, asked, answer };
  };
  const edit: ToFrame = { kind: 'begin-edit', field: 'f', nth: 0 };

  it('stays in view until it has handed over, and what is told meanwhile goes to the new one', () => {
    const { frames, old, next, answer } = open();
    expect([frames.state().shown, old.told.at(-1)?.kind]).toEqual([1, 'hand-over']);
    frames.tell(edit);
    answer(true);
    expect(frames.state().shown).toBe(2);
    expect([old.told.includes(edit), next.told.at(-1)]).toEqual([false, edit]);
  });

  it('has what is pressed in it pressed in the new one, before it is replaced and after', () => {
    const { old, next, answer, heard } = open();
    old.heard({ kind: 'pressed', place: 'BUTTON Add', nth: 1 });
    answer(true);
    old.heard({ kind: 'pressed', place: 'BUTTON More', nth: 0 });
    expect(next.told.slice(-2)).toEqual([
      { kind: 'press', place: 'BUTTON Add', nth: 1 },
      { kind: 'press', place: 'BUTTON More', nth: 0 },
    ]);
    old.heard({ kind: 'leave', towards: 'next-area' });
    expect(heard).toHaveBeenLastCalledWith({ kind: 'leave', towards: 'next-area' });
  });

  it('stays where it is in somebody’s hands, and goes once it no longer is', () => {
    const { frames, old, answer } = open();
    frames.tell(edit);
    old.heard({ kind: 'asking', isOpen: true });
    answer(false);
    expect(old.told.slice(-2)).toEqual([{ kind: 'stay' }, edit]);
    jest.runAllTimers();
    expect(frames.state().shown).toBe(1);
    old.heard({ kind: 'asking', isOpen: false });
    answer(true);
    expect(frames.state().shown).toBe(2);
  });

  it('hears for itself again when an even newer look is asked for; its late answer counts for nothing', () => {
    const { frames, old, begin, load, asked, answer } = open();
    const first = asked();
    const newest = begin();
    expect(old.told.at(-1)).toEqual({ kind: 'stay' });
    newest.connected();
    load();
    answer(true, first);
    expect(frames.state().shown).toBe(1);
    answer(true);
    expect(frames.state().shown).toBe(3);
  });

  it('is replaced all the same when it does not answer', () => {
    const { frames } = open();
    jest.runAllTimers();
    expect(frames.state().shown).toBe(2);
  });
});

it('gives the new page the keyboard, if the old one had it', async () => {
  const { frames, begin, load } = make();
  const element = () => ({ focus: jest.fn(), ownerDocument: { activeElement: undefined as unknown } });
  const [first, second] = [element(), element()];
  const show = (one: object) => {
    const line = begin(one);
    line.connected();
    load();
    return Promise.resolve();
  };
  await show(first);
  await show(second);
  expect(second.focus).not.toHaveBeenCalled();
  second.ownerDocument.activeElement = second;
  const third = element();
  await show(third);
  expect([first, second, third].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
  expect(frames.state().shown).toBe(3);
});

it('does not take the page away under somebody’s hands', () => {
  const { frames, begin, load } = make();
  const old = begin();
  old.connected();
  begin().connected();
  old.heard({ kind: 'edit-started', field: 'f' });
  load();
  jest.runAllTimers();
  expect(frames.state().shown).toBe(1);
  old.heard({ kind: 'edit-ended', field: 'f' });
  expect(frames.state().shown).toBe(2);
});

it('does not take the page away while a picker is open on it, and shows the new one when it is closed', () => {
  const { frames, begin, load } = make();
  const old = begin();
  old.connected();
  begin().connected();
  expect(frames.isMakingReady()).toBe(true);
  old.heard({ kind: 'asking', isOpen: true });
  load();
  jest.runAllTimers();
  // A text that was written before the picker was opened is left meanwhile.
  old.heard({ kind: 'edit-ended', field: 'f' });
  expect([frames.state().shown, old.isClosed]).toEqual([1, false]);
  // What the picker saved is not in the one that was to come: it is made ready anew.
  begin().connected();
  load();
  expect(frames.state().shown).toBe(1);
  old.heard({ kind: 'asking', isOpen: false });
  expect([frames.state().shown, frames.isMakingReady()]).toEqual([3, false]);
});

it('leaves a page with a picker open for another page', () => {
  const { frames, begin, load } = make();
  const old = begin();
  old.connected();
  old.heard({ kind: 'asking', isOpen: true });
  frames.expect({ ...page, id: 'q' });
  frames.begin('/q', 'word');
  begin().connected();
  load();
  expect(frames.state().shown).toBe(3);
});

it('keeps the old page until the new one says what stands where, unless it never does', () => {
  const { frames, begin, load } = make({ tells: false });
  const old = begin();
  old.connected();
  old.heard(rects(240, 'r:a'));
  const next = begin();
  next.connected();
  load();
  jest.advanceTimersByTime(3000);
  expect([frames.state().shown, next.told]).toEqual([1, []]);
  next.heard(rects(40, 'r:b'));
  expect([frames.state().shown, next.told[0]]).toEqual([2, { kind: 'scroll-by', y: 200 }]);
  begin().connected();
  load();
  jest.runAllTimers();
  expect(frames.state().shown).toBe(3);
});

it('waits for no picture that does not come', () => {
  const { frames, begin } = make();
  begin().connected();
  begin().connected();
  expect(frames.state().shown).toBe(1);
  jest.runAllTimers();
  expect(frames.state().shown).toBe(2);
});

it('forgets a page that was to come when a newer one is asked for', () => {
  const { frames, lines, begin } = make();
  begin().connected();
  begin();
  begin();
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
  expect(frames.state().views.map(({ number }) => number)).toEqual([1, 3]);
});

it('says where a page does not answer, or cannot be opened, and keeps what was in view', () => {
  const { frames, begin } = make();
  const first = begin();
  first.connected();
  first.heard(rects(0, 'r:a'));
  for (let time = 0; time < 3; time += 1) begin().silent();
  expect(frames.state()).toMatchObject({ shown: 1, state: { kind: 'silent' } });
  frames.refuse({ kind: 'refused', reason: 'no' });
  expect(frames.state()).toMatchObject({ shown: 1, state: { kind: 'refused', reason: 'no' } });
  const next = begin();
  next.connected();
  jest.runAllTimers();
  expect(frames.state()).toMatchObject({ shown: 5, state: { kind: 'ready' } });
});

it('in another language the old page is a picture only: it is not heard, and its scroll is kept', () => {
  const { frames, begin, heard } = make();
  const old = begin();
  old.connected();
  old.heard(rects(300, 'r:a'));
  frames.expect({ ...page, language: 'es' });
  expect([old.isClosed, frames.state().boxes, frames.state().shown]).toEqual([true, [], 1]);
  frames.begin('/es', 'word');
  expect(frames.state().views).toHaveLength(2);
  heard.mockClear();
  frames.expect({ id: 'q', language: 'es' });
  const next = begin();
  next.connected();
  expect(next.told).toEqual([]);
});

it('gives the frame the focus when a text in it begins to be written and has not taken it there', () => {
  const { begin } = make();
  const element = { ownerDocument: { activeElement: undefined as unknown }, focus: jest.fn() };
  const line = begin(element);
  line.connected();
  line.heard(rects(0, 'r:a'));
  expect(element.focus).not.toHaveBeenCalled();
  line.heard({ kind: 'edit-started', field: 'f' });
  expect(element.focus).toHaveBeenCalledTimes(1);
  element.ownerDocument.activeElement = element;
  line.heard({ kind: 'edit-started', field: 'f' });
  expect(element.focus).toHaveBeenCalledTimes(1);
});

describe('a page that does not come', () => {
  const seen = ({ frames }: Pick<ReturnType<typeof make>, 'frames'>) => frames.state().state;

  it('is opened again by itself, with words, and left at why after the third time; asked for, it is tried as often', () => {
    const made = make();
    for (const tries of [1, 2]) {
      made.begin().silent();
      expect(seen(made)).toEqual({ kind: 'opening', isAgain: true });
      jest.runAllTimers();
      expect(made.again).toHaveBeenCalledTimes(tries);
    }
    made.begin().silent();
    expect(seen(made)).toEqual({ kind: 'silent' });
    jest.runAllTimers();
    expect(made.again).toHaveBeenCalledTimes(2);

    made.frames.forgetTries();
    made.begin().silent();
    expect(seen(made)).toEqual({ kind: 'opening', isAgain: true });
  });

  it('counts anew once one came, and for another page', () => {
    const made = make();
    made.begin().silent();
    jest.runAllTimers();
    made.begin().connected();
    expect(seen(made)).toEqual({ kind: 'ready' });
    made.begin().silent();
    made.frames.expect({ id: 'q', language: 'en' });
    expect(seen(made)).toEqual({ kind: 'opening' });
    jest.runAllTimers();
    expect(made.again).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again where the platform says no, only where that may pass', () => {
    const made = make();
    made.frames.expect(page);
    made.frames.refuse({ kind: 'refused', reason: 'no connection' }, { mayPass: true });
    expect(seen(made)).toEqual({ kind: 'opening', isAgain: true });
    made.frames.refuse({ kind: 'refused', reason: 'no right' });
    expect(seen(made)).toEqual({ kind: 'refused', reason: 'no right' });
  });
});
