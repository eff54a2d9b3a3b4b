import { Component, startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { IslandPage } from '#src/context/PageProps.ts';
import { PlaceholderProvider } from '#src/context/Placeholder.tsx';
import type { IslandCode } from './islandCode.ts';
import { identifierPrefix } from './identifierPrefix.ts';
import { Placed, placeholderDrawer } from './Placed.tsx';
import { hearsItself, pressAgain } from './presses.ts';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Wakes an island in the elements the server wrote. Islands take turns, and each is drawn in slices, so that whoever
 * scrolls or types meanwhile does not wait for all of them.
 */
export function hydrateIsland(
  element: HTMLElement,
  rendering: ComponentRendering,
  page: IslandPage,
  code: IslandCode,
): void {
  turn = turn.then(breathe).then(() =>
    startTransition(() => {
      hearsItself(element); // React takes what is pressed from here on
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
            <PlaceholderProvider value={placeholderDrawer(code, page)}>
              <Placed rendering={rendering} code={code} page={page} />
            </PlaceholderProvider>
          </PageProvider>
        </KeepServerHtml>,
        { identifierPrefix: identifierPrefix(element.dataset.island ?? '') },
      );
    }),
  );
}

/** Lets the browser answer what waits for it. */
async function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
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
