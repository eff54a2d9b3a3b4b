/** A step of a mouse or of the keys, in the words WebDriver and WebDriver BiDi have in common. */
export type Step =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** A mouse or a keyboard, and what is done with it. */
export type Input =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: Step[] }
  | { type: 'key'; id: string; actions: Step[] };

/** A browser with one window, told what to do in its own protocol. */
export interface Engine {
  /** Opens an address and waits until it has been loaded. */
  open(url: string): Promise<void>;
  /** Value of an expression in the page, or in the frame a selector finds; a promise is awaited. It has to be JSON. */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  /** Does it as a hand would: the browser tells it from no real mouse or key. Places are the window's. */
  perform(input: Input): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** What pages threw and nobody caught, as far as the browser tells. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}
