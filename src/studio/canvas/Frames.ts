import type { FromFrame, PlacedBox, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { openLine } from './openLine.ts';
import type { FrameLine } from './openLine.ts';

/** How far the framed page is. */
export type FrameState =
  /** `isAgain`: it did not come, and is asked for anew. */
  | { kind: 'opening'; isAgain?: true }
  | { kind: 'ready' }
  | { kind: 'silent' }
  /** A version that can no longer be drawn. */
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string };

/** A frame with the page in it. */
export interface View {
  number: number;
  src: string;
  ref: (element: HTMLIFrameElement | null) => void;
  onLoad: () => void;
}

/** A new object after each change. */
export interface FramesState {
  /** The page that is seen, and the one that is being made ready behind it. */
  views: readonly View[];
  /** Number of the one that is seen; undefined before there is one. */
  shown: number | undefined;
  state: FrameState;
  boxes: readonly PlacedBox[];
}

export interface FramesOptions {
  /** Where the framed page is. */
  origin: string;
  heard: (message: FromFrame) => void;
  /** The page did not come: to be opened anew, with another ticket. */
  again: () => void;
  /** How long it is waited before each further try, in ms: as many tries as there are. */
  pausesMs?: readonly number[];
  /** How long a page that answers may go on loading out of sight, in ms. */
  patienceMs?: number;
  /** How long a page that gives way may finish what is being pressed in it, in ms. */
  handOverMs?: number;
  open?: typeof openLine;
}

/** A view with the line to its page. */
interface Joined {
  view: View;
  line?: FrameLine;
  element?: HTMLIFrameElement;
  isConnected: boolean;
  isLoaded: boolean;
  /** It has said what stands where; it no longer moves by itself. */
  isTold: boolean;
  /** It does not say so: waited for no longer. */
  isOverdue: boolean;
  /** Only looked at: another page, or language, is about to take its place. */
  isPicture: boolean;
  /** What it said before it was seen. */
  held: FromFrame[];
}

/** The page that is seen gives way to the one that is ready, and says so before it does. */
interface HandingOver {
  turn: number;
  to: Joined;
  /** What is told meanwhile: for whichever is seen afterwards. */
  told: ToFrame[];
  timer: ReturnType<typeof setTimeout>;
}

/** How long a page may take to say what stands where, in ms: longer than it waits itself for its own panel. */
const OVERDUE_MS = 5000;
/** How long a page that was replaced is heard, in ms: presses that were on their way to it are still to come. */
const LEAVING_MS = 1000;

/**
 * Two frames, so that a page that is opened anew does not flash: the old one stays in view until the new one has answered and
 * is loaded, scrolled to the same place. Only the one that is seen is heard and told. It is asked to hand over before it gives way,
 * so that no press is lost between the two ([decision 122](../../../docs/decisions/122-a-page-hands-its-presses-over.md)).
 */
export class Frames {
  readonly #options: Required<FramesOptions>;
  readonly #listeners = new Set<() => void>();
  #now: FramesState = { views: [], shown: undefined, state: { kind: 'opening' }, boxes: [] };
  #current: Joined | undefined;
  #coming: Joined | undefined;
  #last = 0;
  #turn = 0;
  #handing: HandingOver | undefined;
  /** What is in view has not told yet what stands where: a press on it would mean nothing. */
  #isUntold = false;
  /** Somebody has the caret in the page that is seen, or a picker open on it: it is not taken away. */
  #inHands = { isWriting: false, isAsking: false };
  /** Which page is asked for, and how far it was scrolled. */
  #page = { id: '', language: '', top: 0 };
  /** Further tries since a page came last. */
  #tries = 0;
  #nextTry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FramesOptions) {
    this.#options = { patienceMs: 1500, handOverMs: 1000, pausesMs: [0, 2000], open: openLine, ...options };
  }

  readonly state = (): FramesState => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly tell = (message: ToFrame): void => {
    if (this.#handing) this.#handing.told.push(message);
    else this.#current?.line?.tell(message);
  };

  /** A page is about to be opened. Of another page, or language, the old frame is a picture from now on. */
  expect(page: { id: string; language: string }): void {
    const isSame = page.id === this.#page.id && page.language === this.#page.language;
    if (!isSame) this.#tries = 0;
    clearTimeout(this.#nextTry);
    this.#page = { ...page, top: page.id === this.#page.id ? this.#page.top : 0 };
    this.#drop();
    const isInView = isSame && this.#current !== undefined;
    if (isInView && this.#now.state.kind === 'ready') return;
    if (!isInView) this.#letGo();
    this.#become({ state: this.#opening(), ...(!isInView && { boxes: [] }) });
  }

  /** Opens it; `nonce` is the word in its address. */
  begin(src: string, nonce: string): void {
    this.#drop();
    this.#last += 1;
    const view: View = {
      ...{ number: this.#last, src },
      ref: (element) => {
        if (!element || joined.line) return;
        joined.element = element;
        joined.line = this.#join(joined, element, nonce);
      },
      onLoad: () => {
        joined.isLoaded = true;
        this.#settle(joined);
      },
    };
    const joined: Joined = {
      ...{
        view,
        isConnected: false,
        isLoaded: false,
        isTold: false,
        isOverdue: false,
        isPicture: false,
        held: [],
      },
    };
    this.#coming = joined;
    this.#become({ views: [...(this.#current ? [this.#current.view] : []), view] });
  }

  /** Whether a page is being made ready behind the one that is seen. */
  isMakingReady(): boolean {
    return this.#coming !== undefined;
  }

  /** It cannot be opened; `mayPass`: what is in the way may be gone soon. */
  refuse(why: Extract<FrameState, { kind: 'gone' | 'refused' }>, { mayPass = false } = {}): void {
    if (mayPass) this.#tryAgain(why);
    else this.#become({ state: why });
  }

  /** Somebody asks for the page: it is tried as often as at first. */
  forgetTries(): void {
    this.#tries = 0;
  }

  close(): void {
    clearTimeout(this.#nextTry);
    this.#drop();
    this.#letGo();
    this.#current = undefined;
    this.#become({ views: [], shown: undefined, state: { kind: 'opening' }, boxes: [] });
  }

  #join(joined: Joined, frame: HTMLIFrameElement, nonce: string): FrameLine {
    const { open, origin, patienceMs } = this.#options;
    return open({
      ...{ frame, origin, nonce },
      connected: () => {
        if (joined !== this.#coming) return;
        joined.isConnected = true;
        this.#tries = 0;
        setTimeout(() => {
          joined.isLoaded = true;
          this.#settle(joined);
        }, patienceMs);
        setTimeout(() => {
          joined.isOverdue = true;
          this.#settle(joined);
        }, OVERDUE_MS);
        this.#settle(joined);
      },
      silent: () => {
        if (joined !== this.#coming) return;
        this.#drop();
        this.#tryAgain({ kind: 'silent' });
      },
      heard: (message) => {
        if (message.kind === 'rects') this.#place(joined, message);
        if (joined === this.#current) this.#hear(message);
        else if (joined !== this.#coming) this.#hearLate(message);
        else {
          joined.held.push(message);
          this.#settle(joined);
        }
      },
    });
  }

  #opening(): FrameState {
    return { kind: 'opening', ...(this.#tries > 0 && { isAgain: true }) };
  }

  /** A page that did not come is opened anew; after the last try it is left at why it did not. */
  #tryAgain(why: FrameState): void {
    const { pausesMs, again } = this.#options;
    const pause = pausesMs[this.#tries];
    if (pause === undefined) return this.#become({ state: why });
    this.#tries += 1;
    this.#nextTry = setTimeout(again, pause);
    this.#become({ state: this.#opening() });
  }

  /** Once it stands still, a page is scrolled to where the one before it was. */
  #place(joined: Joined, { scrollTop }: Extract<FromFrame, { kind: 'rects' }>): void {
    if (joined.isTold) return;
    joined.isTold = true;
    const y = this.#page.top - scrollTop;
    if (y !== 0) joined.line?.tell({ kind: 'scroll-by', y });
  }

  /** Shows the new one, as soon as it is worth seeing and the old one has handed over; the first at once. */
  #settle(joined: Joined): void {
    const isFirst = this.#current === undefined;
    const isWorthSeeing = isFirst || (joined.isLoaded && (joined.isTold || joined.isOverdue));
    if (joined !== this.#coming || !joined.isConnected || !isWorthSeeing) return;
    if (this.#inHands.isWriting || this.#inHands.isAsking || this.#handing) return;
    if (!this.#current?.line || this.#current.isPicture) return this.#show(joined);
    this.#turn += 1;
    const { handOverMs } = this.#options;
    // A page that does not answer is hung, or a key is held down in it.
    const timer = setTimeout(() => this.#show(joined), handOverMs);
    this.#handing = { turn: this.#turn, to: joined, told: [], timer };
    this.#current.line.tell({ kind: 'hand-over', turn: this.#turn });
  }

  #show(joined: Joined): void {
    const old = this.#current;
    const hadFocus = old?.element !== undefined && old.element === old.element.ownerDocument.activeElement;
    if (old) setTimeout(() => old.line?.close(), LEAVING_MS);
    this.#current = joined;
    this.#coming = undefined;
    this.#inHands = { isWriting: false, isAsking: false };
    const told = this.#endHandingOver();
    this.#isUntold = this.#now.boxes.length === 0;
    const state: FrameState = { kind: this.#isUntold ? 'opening' : 'ready' };
    this.#become({ views: [joined.view], shown: joined.view.number, state });
    // Who works in the page by keyboard is still in it, once the new one is drawn; the page knows where.
    if (hadFocus) void Promise.resolve().then(() => joined.element?.focus());
    for (const message of joined.held.splice(0)) this.#hear(message);
    for (const message of told) this.tell(message);
  }

  /** What was told while the page was handing over; from here on it goes to the one that is seen. */
  #endHandingOver(): ToFrame[] {
    const { timer, told = [] } = this.#handing ?? {};
    clearTimeout(timer);
    this.#handing = undefined;
    return told;
  }

  /** The page that is seen stays, whatever it has answered. */
  #stay(): void {
    if (!this.#handing) return;
    const told = this.#endHandingOver();
    for (const message of [{ kind: 'stay' } as const, ...told]) this.tell(message);
  }

  #handedOver({ turn, isFree }: Extract<FromFrame, { kind: 'handed-over' }>): void {
    if (turn !== this.#handing?.turn) return;
    if (isFree) this.#show(this.#handing.to);
    else this.#stay();
  }

  /** A page that was replaced: what was pressed in it is pressed in the new one. */
  #hearLate(message: FromFrame): void {
    if (message.kind === 'pressed') this.#pressAgain(message);
    if (message.kind === 'leave') this.#options.heard(message);
  }

  #pressAgain({ place, nth }: Extract<FromFrame, { kind: 'pressed' }>): void {
    this.tell({ kind: 'press', place, nth });
  }

  #hear(message: FromFrame): void {
    if (message.kind === 'rects') {
      this.#page.top = message.scrollTop;
      this.#become({ boxes: message.boxes, ...(this.#isUntold && { state: { kind: 'ready' } }) });
      this.#isUntold = false;
    }
    if (message.kind === 'edit-started') {
      this.#inHands.isWriting = true;
      // A text of a framed page takes the focus to its frame, but not in a Firefox whose window is not the active one.
      const frame = this.#current?.element;
      if (frame && frame.ownerDocument.activeElement !== frame) frame.focus();
    }
    if (message.kind === 'edit-ended') this.#inHands.isWriting = false;
    if (message.kind === 'asking') this.#inHands.isAsking = message.isOpen;
    if (message.kind === 'pressed') return this.#pressAgain(message);
    if (message.kind === 'handed-over') return this.#handedOver(message);
    this.#options.heard(message);
    if (this.#coming && (message.kind === 'edit-ended' || message.kind === 'asking'))
      this.#settle(this.#coming);
  }

  /** The page in view is a picture from now on. */
  #letGo(): void {
    this.#current?.line?.close();
    if (this.#current) this.#current.isPicture = true;
    this.#inHands = { isWriting: false, isAsking: false };
  }

  #drop(): void {
    this.#stay();
    this.#coming?.line?.close();
    this.#coming = undefined;
    if (this.#now.views.length > (this.#current ? 1 : 0))
      this.#become({ views: this.#current ? [this.#current.view] : [] });
  }

  #become(part: Partial<FramesState>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of [...this.#listeners]) listener();
  }
}
