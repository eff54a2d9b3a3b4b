import { Component, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { islands, laterParts } from '#src/components/islands.generated.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { drawsCards } from '#src/ports/ComponentData.ts';
import { afterFirstContent } from '#src/ports/firstContent.ts';
import { PageProvider } from '#src/ports/PageContext.tsx';
import type { IslandPage } from '#src/ports/PageProps.ts';
import { placedIn, PlaceholderProvider } from '#src/ports/Placeholder.tsx';

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
    else if (element.dataset.wake === 'press' && page.mode !== 'edit')
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
    const loaded = await loadAll(rendering);
    hydrateRoot(
      element,
      <KeepServerHtml html={element.innerHTML} name={rendering.componentName}>
        <PageProvider page={page}>
          <PlaceholderProvider value={placeholderDrawer(loaded, page)}>
            <Placed rendering={rendering} loaded={loaded} page={page} />
          </PlaceholderProvider>
        </PageProvider>
      </KeepServerHtml>,
      { identifierPrefix: `i${(element.dataset.island ?? '').slice(0, 8)}-` },
    );
    element.dataset.awake = '';
  } catch (error) {
    // The chunk did not arrive: the server's HTML stays and is still readable.
    console.error(`${rendering.componentName} could not wake`, error);
  }
}

/** Loads the code of a rendering and of everything placed inside it, but for the parts that come later. */
async function loadAll(rendering: ComponentRendering): Promise<Loaded> {
  const names = new Set(namesWithin(rendering, true));
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

function* namesWithin(rendering: ComponentRendering, isOutermost = false): Generator<string> {
  if (!isOutermost && laterParts[rendering.componentName]) return;
  yield rendering.componentName;
  for (const children of Object.values(rendering.placeholders ?? {})) {
    for (const child of children)
      if ('componentName' in child) yield* namesWithin(child as ComponentRendering);
  }
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** A part that is not needed for the island's first content: until its code is there the server's HTML stands. */
function Later({ rendering, page }: { rendering: ComponentRendering; page: IslandPage }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const slot = useRef<HTMLDivElement>(null);
  /** Which focusable element of the server's HTML had the focus when the part took its place. */
  const focused = useRef(-1);
  useEffect(() => {
    const load = () => {
      Promise.all([loadAll(rendering), loadCards(page)]).then(
        ([code]) => {
          focused.current = focusables(slot.current).indexOf(document.activeElement ?? document.body);
          setLoaded(code);
        },
        (error: unknown) => console.error(`${rendering.componentName} could not wake`, error),
      );
    };
    return laterParts[rendering.componentName] === 'idle' ? whenIdle(load) : afterFirstContent(load);
  }, [rendering, page]);
  useEffect(() => {
    const same = loaded && focusables(slot.current)[focused.current];
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
  }, [loaded]);
  if (!loaded) {
    return (
      <div
        className="slot"
        key="sent"
        ref={slot}
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverHtml}
      />
    );
  }
  return (
    <div className="slot" key="awake" ref={slot}>
      <PlaceholderProvider value={placeholderDrawer(loaded, page)}>
        <Placed rendering={rendering} loaded={loaded} page={page} />
      </PlaceholderProvider>
    </div>
  );
}

const focusables = (element: Element | null): Element[] => [...(element?.querySelectorAll(FOCUSABLE) ?? [])];

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
  return (
    <Found
      rendering={rendering}
      params={rendering.params ?? {}}
      fields={rendering.fields ?? {}}
      data={page.componentData[rendering.uid ?? '']}
    />
  );
}

function placeholderDrawer(loaded: Loaded, page: IslandPage) {
  return (name: string, rendering: ComponentRendering): ReactNode =>
    placedIn(name, rendering).map((child) =>
      laterParts[child.componentName] ? (
        <Later key={child.uid} rendering={child} page={page} />
      ) : loaded.has(child.componentName) ? (
        <div className="slot" key={child.uid}>
          <Placed rendering={child} loaded={loaded} page={page} />
        </div>
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
  { html: string; name: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
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
