import { Component, startTransition, use, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { islands, laterParts } from '#src/components/islands.generated.ts';
import type { ComponentProps, Placed } from '#src/declaration/Declaration.ts';
import { drawsCards } from '#src/context/ComponentData.ts';
import { afterFirstContent } from '#src/browser/firstContent.ts';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { IslandPage } from '#src/context/PageProps.ts';
import { placedIn, PlaceholderProvider, useKeepsElements } from '#src/context/Placeholder.tsx';

type Loaded = Map<string, ComponentType<ComponentProps>>;
const serverHtml = { __html: '' };
const loaders = islands as unknown as Record<
  string,
  () => Promise<Record<string, ComponentType<ComponentProps>>>
>;

/** How far outside the viewport a 'visible' island already wakes (C-072). */
const visibleMargin = '500px 0px';

/** Wakes every island of the page as its `data-wake` says. Returns a function that stops waiting ones. */
export function wakeIslands(page: IslandPage, root: ParentNode): () => void {
  const waiting: (() => void)[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const rendering = page.islands[element.dataset.island ?? ''];
    if (!rendering) continue;
    const wake = () => void wakeIsland(element, rendering, page);
    if (element.dataset.wake === 'never') continue;
    if (element.dataset.wake === 'visible' && page.mode !== 'edit') waiting.push(whenNear(element, wake));
    else if (element.dataset.wake === 'idle') waiting.push(whenIdle(wake));
    else if (element.dataset.wake === 'press' && page.mode !== 'edit' && !pressedIn(element))
      waiting.push(whenPressed(element, () => wakeIsland(element, rendering, page)));
    else wake();
  }
  return () => waiting.forEach((stop) => stop());
}

async function wakeIsland(
  element: HTMLElement,
  rendering: ComponentRendering,
  page: IslandPage,
): Promise<void> {
  try {
    const loaded = await loadAll(rendering, false);
    // A transition is drawn in slices, so that whoever scrolls or types meanwhile does not wait for it.
    startTransition(() => {
      element.dataset.hears = ''; // React takes what is pressed from here on
      hydrateRoot(
        element,
        <KeepServerHtml
          html={element.innerHTML}
          name={rendering.componentName}
          onAwake={() => {
            element.dataset.awake = '';
            pressAgain(element);
          }}
        >
          <PageProvider page={page}>
            <PlaceholderProvider value={placeholderDrawer(loaded, page)}>
              <Placed rendering={rendering} loaded={loaded} page={page} />
            </PlaceholderProvider>
          </PageProvider>
        </KeepServerHtml>,
        { identifierPrefix: `i${(element.dataset.island ?? '').slice(0, 8)}-` },
      );
    });
  } catch (error) {
    // The chunk did not arrive: the server's HTML stays and is still readable.
    console.error(`${rendering.componentName} could not wake`, error);
  }
}

/** The button that was pressed while the island slept, as `afterPaint.js` remembers it. */
const pressedIn = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-pressed]');

/** Presses it, now that the island is awake. */
function pressAgain(element: HTMLElement): void {
  const button = pressedIn(element);
  button?.removeAttribute('data-pressed');
  button?.click();
}

/** Loads the code of a rendering and of what is placed inside it, with or without the parts that come later. */
async function loadAll(rendering: ComponentRendering, withLater: boolean): Promise<Loaded> {
  const names = new Set(namesWithin(rendering, withLater));
  const entries = await Promise.all(
    [...names]
      .filter((name) => loaders[name])
      .map(async (name) => [name, (await loaders[name]!())[name]!] as const),
  );
  return new Map(entries);
}

/** Loads the result cards that stand in the server's HTML of the page: waking a part needs them to draw the same. */
async function loadCards(page: IslandPage): Promise<void> {
  const cardTypes = Object.values(page.componentData).flatMap((data) =>
    drawsCards(data) ? data.cardTypes : [],
  );
  if (cardTypes.length === 0) return;
  const { loadCard } = await import('#card-types');
  await Promise.allSettled(cardTypes.map(loadCard));
}

function* namesWithin(rendering: ComponentRendering, withLater: boolean): Generator<string> {
  yield rendering.componentName;
  for (const child of Object.values(rendering.placeholders ?? {}).flat()) {
    if (!('componentName' in child) || (!withLater && laterParts[child.componentName])) continue;
    yield* namesWithin(child as ComponentRendering, withLater);
  }
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface LaterProps {
  rendering: ComponentRendering;
  page: IslandPage;
}

/** A part that is not needed for the island's first content: until its code is there the server's HTML stands. */
function Later(props: LaterProps) {
  return useKeepsElements() ? <WakesInPlace {...props} /> : <TakesItsPlace {...props} />;
}

/** Loads the code of a later part when its turn comes. Returns a function that calls it off. */
function whenItsTurn({ rendering, page }: LaterProps, arrived: (code: Loaded) => void): () => void {
  const load = () => {
    Promise.all([loadAll(rendering, true), loadCards(page)]).then(
      ([code]) => arrived(code),
      (error: unknown) => console.error(`${rendering.componentName} could not wake`, error),
    );
  };
  return laterParts[rendering.componentName] === 'idle' ? whenIdle(load) : afterFirstContent(load);
}

const arrivals = new WeakMap<ComponentRendering, Promise<Loaded>>();

/** The code of a later part, asked for once; a promise that stays open when it does not arrive. */
function arrivalOf(props: LaterProps): Promise<Loaded> {
  let arrival = arrivals.get(props.rendering);
  if (!arrival) {
    arrival = new Promise((resolve) => void whenItsTurn(props, resolve));
    arrivals.set(props.rendering, arrival);
  }
  return arrival;
}

/** Wakes in the elements the server wrote: the boundary around it waits, and what it holds with it. */
function WakesInPlace(props: LaterProps) {
  const loaded = use(arrivalOf(props));
  return (
    <div className="slot">
      <LaterCode {...props} loaded={loaded} />
    </div>
  );
}

function LaterCode({ rendering, page, loaded }: LaterProps & { loaded: Loaded }) {
  return (
    <PlaceholderProvider value={placeholderDrawer(loaded, page)}>
      <Placed rendering={rendering} loaded={loaded} page={page} />
    </PlaceholderProvider>
  );
}

/** Is drawn anew, in slices, and takes the place of the server's HTML; what was pressed there is pressed again. */
function TakesItsPlace({ rendering, page }: LaterProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const slot = useRef<HTMLDivElement>(null);
  /** Which focusable elements of the server's HTML had the focus, and were pressed, when the part took its place. */
  const focused = useRef(-1);
  const pressed = useRef(-1);
  const [sent] = useState(() => (element: HTMLDivElement) => {
    const placeOf = (node: EventTarget | null) =>
      focusables(element).findIndex((one) => node instanceof Node && one.contains(node));
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button, summary')) pressed.current = placeOf(target);
    };
    element.addEventListener('click', press);
    // It goes when the part is drawn, which may be a while after its code came.
    return () => {
      element.removeEventListener('click', press);
      focused.current = placeOf(document.activeElement);
    };
  });
  useEffect(
    () => whenItsTurn({ rendering, page }, (code) => startTransition(() => setLoaded(code))),
    [rendering, page],
  );
  useEffect(() => {
    if (!loaded) return;
    const drawn = focusables(slot.current);
    drawn[focused.current]?.focus({ preventScroll: true });
    drawn[pressed.current]?.click();
  }, [loaded]);
  if (!loaded) {
    return (
      <div
        className="slot"
        key="sent"
        ref={sent}
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverHtml}
      />
    );
  }
  return (
    <div className="slot" key="awake" ref={slot}>
      <LaterCode rendering={rendering} page={page} loaded={loaded} />
    </div>
  );
}

const focusables = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

function Placed({
  rendering,
  loaded,
  page,
}: {
  rendering: ComponentRendering;
  loaded: Loaded;
  page: IslandPage;
}) {
  const Found = loaded.get(rendering.componentName);
  if (!Found) return null;
  const { params, fields } = rendering as Placed;
  return (
    <Found
      rendering={rendering}
      params={params}
      fields={fields}
      data={page.componentData[rendering.uid ?? '']}
    />
  );
}

function placeholderDrawer(loaded: Loaded, page: IslandPage) {
  return (name: string, rendering: ComponentRendering): ReactNode =>
    placedIn(name, rendering).map((child) =>
      loaded.has(child.componentName) ? (
        <div className="slot" key={child.uid}>
          <Placed rendering={child} loaded={loaded} page={page} />
        </div>
      ) : laterParts[child.componentName] ? (
        <Later key={child.uid} rendering={child} page={page} />
      ) : (
        // A static component inside an island: the server's HTML is all there is of it.
        <div className="slot" key={child.uid} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
      ),
    );
}

/** Wakes on the first sign of intent; what was clicked before the code came is clicked again. */
function whenPressed(element: HTMLElement, wake: () => Promise<void>): () => void {
  let awake: Promise<void> | undefined;
  const stop = () => {
    element.removeEventListener('pointerover', begin);
    element.removeEventListener('focusin', begin);
    element.removeEventListener('click', replay, true);
  };
  const begin = () => (awake ??= wake());
  const replay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target;
    void begin().then(() => {
      stop();
      if (target instanceof HTMLElement || target instanceof SVGElement)
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  };
  element.dataset.hears = '';
  element.addEventListener('pointerover', begin);
  element.addEventListener('focusin', begin);
  element.addEventListener('click', replay, true);
  return stop;
}

function whenIdle(wake: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

function whenNear(element: HTMLElement, wake: () => void): () => void {
  // The slot itself has no box (display: contents), so its first child or its parent is watched.
  const watched = element.firstElementChild ?? element.parentElement;
  if (!watched || !('IntersectionObserver' in window)) {
    wake();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: visibleMargin },
  );
  observer.observe(watched);
  return () => observer.disconnect();
}

/** If an island fails in the browser, the reader keeps what the server wrote. */
class KeepServerHtml extends Component<
  { html: string; name: string; onAwake: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onAwake();
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} failed`, error);
  }

  override render() {
    return this.state.failed ? (
      <div className="slot" dangerouslySetInnerHTML={{ __html: this.props.html }} />
    ) : (
      this.props.children
    );
  }
}
