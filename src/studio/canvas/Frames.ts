import type { FromFrame, PlacedBox, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { openLine } from './openLine.ts';
import type { FrameLine } from './openLine.ts';

/** How far the framed page is. */
export type FrameState =
  | { kind: 'opening' }
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
  /** How long a page that answers may go on loading out of sight, in ms. */
  patienceMs?: number;
  open?: typeof openLine;
}

/** A view with the line to its page. */
interface Joined {
  view: View;
  line?: FrameLine;
  element?: HTMLIFrameElement;
  isConnected: boolean;
  isLoaded: boolean;
  /** What it said before it was seen. */
  held: FromFrame[];
}

/**
 * Two frames, so that a page that is opened anew does not flash: the old one stays in view until the new one has answered and
 * is loaded, scrolled to the same place. Only the one that is seen is heard and told.
 */
export class Frames {
  readonly #options: Required<FramesOptions>;
  readonly #listeners = new Set<() => void>();
  #now: FramesState = { views: [], shown: undefined, state: { kind: 'opening' }, boxes: [] };
  #current: Joined | undefined;
  #coming: Joined | undefined;
  #last = 0;
  /** Somebody has the caret in the page that is seen, or a picker open on it: it is not taken away. */
  #inHands = { isWriting: false, isAsking: false };
  /** Which page is asked for, and how far it was scrolled. */
  #page = { id: '', language: '', top: 0 };

  constructor(options: FramesOptions) {
    this.#options = { patienceMs: 1500, open: openLine, ...options };
  }

  readonly state = (): FramesState => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly tell = (message: ToFrame): void => this.#current?.line?.tell(message);

  /** A page is about to be opened. Of another page, or language, the old frame is a picture from now on. */
  expect(page: { id: string; language: string }): void {
    const isSame = page.id === this.#page.id && page.language === this.#page.language;
    this.#page = { ...page, top: page.id === this.#page.id ? this.#page.top : 0 };
    this.#drop();
    const isInView = isSame && this.#current !== undefined;
    if (isInView && this.#now.state.kind === 'ready') return;
    if (!isInView) {
      this.#current?.line?.close();
      this.#inHands = { isWriting: false, isAsking: false };
    }
    this.#become({ state: { kind: 'opening' }, ...(!isInView && { boxes: [] }) });
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
    const joined: Joined = { view, isConnected: false, isLoaded: false, held: [] };
    this.#coming = joined;
    this.#become({ views: [...(this.#current ? [this.#current.view] : []), view] });
  }

  /** Whether a page is being made ready behind the one that is seen. */
  isMakingReady(): boolean {
    return this.#coming !== undefined;
  }

  /** It cannot be opened. */
  refuse(why: Extract<FrameState, { kind: 'gone' | 'refused' }>): void {
    this.#become({ state: why });
  }

  close(): void {
    this.#drop();
    this.#current?.line?.close();
    this.#current = undefined;
    this.#inHands = { isWriting: false, isAsking: false };
    this.#become({ views: [], shown: undefined, state: { kind: 'opening' }, boxes: [] });
  }

  #join(joined: Joined, frame: HTMLIFrameElement, nonce: string): FrameLine {
    const { open, origin, patienceMs } = this.#options;
    return open({
      ...{ frame, origin, nonce },
      connected: () => {
        if (joined !== this.#coming) return;
        joined.isConnected = true;
        joined.line?.tell({ kind: 'scroll-by', y: this.#page.top });
        setTimeout(() => {
          joined.isLoaded = true;
          this.#settle(joined);
        }, patienceMs);
        this.#settle(joined);
      },
      silent: () => {
        if (joined !== this.#coming) return;
        this.#drop();
        this.#become({ state: { kind: 'silent' } });
      },
      heard: (message) => {
        if (joined === this.#current) this.#hear(message);
        else joined.held.push(message);
      },
    });
  }

  /** Shows the new one, as soon as it is worth seeing; the first at once. */
  #settle(joined: Joined): void {
    const isFirst = this.#current === undefined;
    if (joined !== this.#coming || !joined.isConnected || !(joined.isLoaded || isFirst)) return;
    if (this.#inHands.isWriting || this.#inHands.isAsking) return;
    const had = this.#current?.element;
    const hadFocus = had !== undefined && had === had.ownerDocument.activeElement;
    this.#current?.line?.close();
    this.#current = joined;
    this.#coming = undefined;
    this.#become({ views: [joined.view], shown: joined.view.number, state: { kind: 'ready' } });
    // Who works in the page by keyboard is still in it, once the new one is drawn; the page knows where.
    if (hadFocus) void Promise.resolve().then(() => joined.element?.focus());
    for (const message of joined.held.splice(0)) this.#hear(message);
  }

  #hear(message: FromFrame): void {
    if (message.kind === 'rects') {
      this.#page.top = message.scrollTop;
      this.#become({ boxes: message.boxes });
    }
    if (message.kind === 'edit-started') {
      this.#inHands.isWriting = true;
      // A text of a framed page takes the focus to its frame, but not in a Firefox whose window is not the active one.
      const frame = this.#current?.element;
      if (frame && frame.ownerDocument.activeElement !== frame) frame.focus();
    }
    if (message.kind === 'edit-ended') this.#inHands.isWriting = false;
    if (message.kind === 'asking') this.#inHands.isAsking = message.isOpen;
    this.#options.heard(message);
    if (this.#coming && (message.kind === 'edit-ended' || message.kind === 'asking'))
      this.#settle(this.#coming);
  }

  #drop(): void {
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
