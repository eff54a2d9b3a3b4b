import { createContext, memo, use, useContext, useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { InPlace } from './InPlace.tsx';
import { useIsAwake } from './useIsAwake.ts';

interface SlotProps {
  id: string;
  children: ReactNode;
}

/** What a browser does for pieces that wait; a server has none. */
export interface PieceWaker {
  /** The slot of a piece that wakes, by its id. */
  Slot: ComponentType<SlotProps>;
  /** Has the code of a piece loaded when `around` is near, or the piece is pressed. Returns a function that calls it off. */
  ask: (piece: {
    id: string;
    around: Element;
    load: () => Promise<unknown>;
    arrived: () => void;
  }) => () => void;
}

const WakerContext = createContext<PieceWaker | undefined>(undefined);

/** Gives the components below what wakes their pieces. */
export const PieceWakerProvider = WakerContext.Provider;

interface WhenNearProps {
  /** Brings the code the children need. */
  load: () => Promise<unknown>;
  /** What they show. When it is no longer what the server sent, they are drawn whether they are near or not. */
  shows: unknown;
  children: ReactNode;
}

/**
 * A piece of an island that needs code of its own, such as cards of one kind: it wakes in the elements the server wrote when
 * it comes near the viewport, so that nobody waits for what they do not read. What is drawn anew does not wait.
 */
export function WhenNear({ load, shows, children }: WhenNearProps) {
  const waker = useContext(WakerContext);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isAwake = useIsAwake();
  const [sent] = useState(isAwake || !waker ? undefined : { shows });
  const [arrival] = useState(openPromise);
  const bring = useRef(load);
  useEffect(() => {
    // The element around it: that of the piece itself may be another by then, and has no box.
    const around = frame.current?.parentElement;
    if (!sent || !around) return undefined;
    return waker?.ask({ id, around, load: bring.current, arrived: () => arrival.resolve() });
  }, [arrival, id, sent, waker]);
  return (
    <Still
      id={id}
      frame={frame}
      arrival={sent?.shows === shows ? arrival.promise : undefined}
      Slot={waker?.Slot ?? SleepingSlot}
    >
      {children}
    </Still>
  );
}

interface StillProps extends SlotProps {
  frame: RefObject<HTMLDivElement | null>;
  /** Of its code; without, it is drawn as it is. */
  arrival: Promise<void> | undefined;
  Slot: ComponentType<SlotProps>;
}

/** Drawn again only for something new: React gives up the elements of the server whose code it waits for. */
const Still = memo(function Still({ id, frame, arrival, Slot, children }: StillProps) {
  return (
    <InPlace className="slot" frame={frame}>
      <Waits arrival={arrival}>
        <Slot id={id}>{children}</Slot>
      </Waits>
    </InPlace>
  );
});

function Waits({ arrival, children }: Pick<StillProps, 'arrival' | 'children'>) {
  if (arrival) use(arrival);
  return children;
}

/** As the server writes it. */
function SleepingSlot({ id, children }: SlotProps) {
  return (
    <div className="slot" data-sleeps={id}>
      {children}
    </div>
  );
}

function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
