import { startTransition, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { drawsCards } from '#src/context/ComponentData.ts';
import { afterFirstContent } from '#src/browser/firstContent.ts';
import type { IslandPage } from '#src/context/PageProps.ts';
import { useKeepsElements } from '#src/context/Placeholder.tsx';
import { askForPart } from './askForPart.ts';
import { AwakeSlot, leftBehind } from './AwakeSlot.tsx';
import type { LeftBehind } from './AwakeSlot.tsx';
import { laterPart, loadIslandCode } from './islandCode.ts';
import type { IslandCode } from './islandCode.ts';
import { partId } from './partId.ts';
import { whenIdle } from './whenIdle.ts';

const serverHtml = { __html: '' };

interface LaterProps {
  rendering: ComponentRendering;
  page: IslandPage;
  /** Draws it when its code is there. */
  children: (code: IslandCode) => ReactNode;
}

/** A part that is not needed for the island's first content: until its code is there the server's HTML stands. */
export function LaterPart(props: LaterProps) {
  return useKeepsElements() ? <WakesInPlace {...props} /> : <TakesItsPlace {...props} />;
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

/** Loads the code of a later part when its turn comes. Returns a function that calls it off. */
function whenItsTurn(
  { rendering, page }: Pick<LaterProps, 'rendering' | 'page'>,
  arrived: (code: IslandCode) => void,
): () => void {
  return askForPart({
    id: partId(rendering),
    load: async () => (await Promise.all([loadIslandCode(rendering, true), loadCards(page)]))[0],
    arrived,
    turn: laterPart(rendering.componentName) === 'idle' ? whenIdle : afterFirstContent,
  });
}

const arrivals = new WeakMap<ComponentRendering, Promise<IslandCode>>();

/** The code of a later part, asked for once; a promise that stays open when it does not arrive. */
function arrivalOf(props: LaterProps): Promise<IslandCode> {
  let arrival = arrivals.get(props.rendering);
  if (!arrival) {
    arrival = new Promise((resolve) => void whenItsTurn(props, resolve));
    arrivals.set(props.rendering, arrival);
  }
  return arrival;
}

/** Wakes in the elements the server wrote: the boundary around it waits, and what it holds with it. */
function WakesInPlace(props: LaterProps) {
  const code = use(arrivalOf(props));
  return <AwakeSlot id={partId(props.rendering)}>{props.children(code)}</AwakeSlot>;
}

/** Is drawn anew, in slices, and takes the place of the server's HTML; the focus stays where it was in it. */
function TakesItsPlace({ rendering, page, children }: LaterProps) {
  const [code, setCode] = useState<IslandCode>();
  const left = useRef<LeftBehind>(undefined);
  const [keep] = useState(() => (sent: HTMLDivElement) => () => {
    // It goes when the part is drawn, which may be a while after its code came.
    left.current = leftBehind(sent);
  });
  useEffect(
    () => whenItsTurn({ rendering, page }, (loaded) => startTransition(() => setCode(loaded))),
    [rendering, page],
  );
  if (!code) {
    return (
      <div
        className="slot"
        key="sent"
        ref={keep}
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverHtml}
      />
    );
  }
  return (
    <AwakeSlot key="awake" id={partId(rendering)} left={left}>
      {children(code)}
    </AwakeSlot>
  );
}
