import { Component, startTransition, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { IslandPage } from '#src/context/PageProps.ts';
import { PlaceholderProvider } from '#src/context/Placeholder.tsx';
import { PieceWakerProvider } from '#src/context/WhenNear.tsx';
import type { PieceWaker } from '#src/context/WhenNear.tsx';
import { askForPart } from './askForPart.ts';
import { AwakeSlot } from './AwakeSlot.tsx';
import { inTurn } from '#src/browser/breathe.ts';
import { hearWords } from './earlyWords.ts';
import type { IslandCode } from './islandCode.ts';
import { identifierPrefix } from './identifierPrefix.ts';
import { Placed, placeholderDrawer } from './Placed.tsx';
import { hearsItself, pressAgain } from './presses.ts';
import { whenNear } from './whenNear.ts';

const pieceWaker: PieceWaker = {
  Slot: AwakeSlot,
  ask: ({ around, ...piece }) => askForPart({ ...piece, turn: (wake) => whenNear(around, wake) }),
};

/**
 * Where offsets of zones come from Intl (`zone.ts`), its first formatter has the browser read its calendar, 20 ms on a desk and
 * 80 on a phone: in a task of its own, before what is drawn needs it.
 */
if (!('Temporal' in globalThis)) inTurn(() => void Intl.DateTimeFormat());

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
  inTurn(() =>
    startTransition(() => {
      hearsItself(element); // React takes what is pressed from here on
      hydrateRoot(
        element,
        <KeepServerHtml
          html={element.innerHTML}
          name={rendering.componentName}
          onDrawn={() => {
            element.dataset.awake = '';
            hearWords(element);
          }}
          onAwake={() => pressAgain(element.dataset.island ?? '', element)}
        >
          <PageProvider page={page}>
            <PieceWakerProvider value={pieceWaker}>
              <PlaceholderProvider value={placeholderDrawer(code, page)}>
                <Placed rendering={rendering} code={code} page={page} />
              </PlaceholderProvider>
            </PieceWakerProvider>
          </PageProvider>
        </KeepServerHtml>,
        { identifierPrefix: identifierPrefix(element.dataset.island ?? '') },
      );
    }),
  );
}

interface KeepServerHtmlProps {
  html: string;
  name: string;
  /** It hears, and nothing has been pressed since. */
  onDrawn: () => void;
  /** All in it is at work. */
  onAwake: () => void;
  children: ReactNode;
}

/** If an island fails in the browser, the reader keeps what the server wrote. */
class KeepServerHtml extends Component<KeepServerHtmlProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onDrawn();
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} failed`, error);
  }

  override render() {
    const { html, onAwake, children } = this.props;
    // Nothing in it is going to wake: what is pressed there is the browser's.
    const __html = html.replace(/ data-sleeps="[^"]*"/g, '');
    return (
      <Awake onAwake={onAwake}>
        {this.state.failed ? <div className="slot" dangerouslySetInnerHTML={{ __html }} /> : children}
      </Awake>
    );
  }
}

/** Tells when what is in it has begun its work: the effects of children come first. */
function Awake({ onAwake, children }: Pick<KeepServerHtmlProps, 'onAwake' | 'children'>) {
  const tell = useEffectEvent(onAwake);
  useEffect(() => tell(), []);
  return children;
}
