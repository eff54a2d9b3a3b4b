import type { BrowserContext, Page } from './test.ts';

/** What a test may do to an element that nobody does by a key. */
const BY_OTHER_MEANS = [
  ...['click', 'dblclick', 'tap', 'hover', 'dragTo', 'drop', 'check', 'uncheck', 'setChecked'],
  ...['focus', 'blur', 'fill', 'clear', 'type', 'press', 'pressSequentially', 'selectOption', 'selectText'],
  ...['setInputFiles', 'dispatchEvent', 'scrollIntoViewIfNeeded'],
];

type Act = (...given: never[]) => unknown;

/**
 * Takes the mouse away from a test: what would move it, press with it, or give an element the focus by itself throws, and what
 * reaches a page of these contexts from a pointer all the same is kept in `seen`. `end` gives the mouse back.
 */
export function onlyKeys(page: Page) {
  const seen: string[] = [];
  const locator = Object.getPrototypeOf(page.locator('html')) as Record<string, Act>;
  const before = new Map(BY_OTHER_MEANS.map((name) => [name, locator[name]]));
  for (const name of BY_OTHER_MEANS) {
    locator[name] = () => {
      throw new Error(`${name}: here everything is done by keyboard`);
    };
  }
  return {
    seen,
    /** To be called before the pages of a context are opened. */
    async watch(context: BrowserContext): Promise<void> {
      context.on('page', withoutMouse);
      context.pages().forEach(withoutMouse);
      await context.exposeBinding('pointerSeen', (_source, what: string) => seen.push(what));
      await context.addInitScript(() => {
        const { pointerSeen } = globalThis as unknown as { pointerSeen: (what: string) => void };
        const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;
        for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'wheel', 'touchstart', 'dragstart'])
          addEventListener(
            kind,
            (event) => {
              // A browser without windows tells of a mouse that stands still when the page moves below it.
              const isStill = kind === 'pointermove' && isAtRest(event as PointerEvent);
              if (event.isTrusted && !isStill) pointerSeen(kind);
            },
            true,
          );
      });
    },
    end(): void {
      for (const [name, act] of before) {
        if (act) locator[name] = act;
        else delete locator[name];
      }
    },
  };
}

function withoutMouse(page: Page): void {
  const get = () => {
    throw new Error('here everything is done by keyboard');
  };
  for (const name of [
    'mouse',
    'touchscreen',
    'click',
    'dblclick',
    'tap',
    'hover',
    'dragAndDrop',
    'focus',
    'fill',
  ])
    Object.defineProperty(page, name, { get });
}
