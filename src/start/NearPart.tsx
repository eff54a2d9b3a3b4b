import { memo, use, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { InPlace } from '#src/context/InPlace.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import type { WhenNearProps } from '#src/context/WhenNear.tsx';
import { askForPart } from './askForPart.ts';
import { AwakeSlot } from './AwakeSlot.tsx';
import { whenNear } from './whenNear.ts';

/** A piece of an island that wakes in place when it is near, see WhenNear; what is drawn anew is not waited for. */
export function NearPart({ load, shows, children }: WhenNearProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isAwake = useIsAwake();
  const [sent] = useState(isAwake ? undefined : { shows });
  const [arrival] = useState(openPromise);
  const bring = useRef(load);
  useEffect(() => {
    // The element around it: that of the piece itself may be another by then, and has no box.
    const around = frame.current?.parentElement;
    if (!sent || !around) return undefined;
    return askForPart({
      id,
      load: bring.current,
      arrived: () => arrival.resolve(),
      turn: (wake) => whenNear(around, wake),
    });
  }, [arrival, id, sent]);
  return (
    <Still id={id} frame={frame} arrival={sent?.shows === shows ? arrival.promise : undefined}>
      {children}
    </Still>
  );
}

interface StillProps {
  id: string;
  frame: RefObject<HTMLDivElement | null>;
  /** Of its code; without, it is drawn as it is. */
  arrival: Promise<void> | undefined;
  children: ReactNode;
}

/** Drawn again only for something new: React gives up the elements of the server whose code it waits for. */
const Still = memo(function Still({ id, frame, arrival, children }: StillProps) {
  return (
    <InPlace className="slot" frame={frame}>
      <Waits arrival={arrival}>
        <AwakeSlot id={id}>{children}</AwakeSlot>
      </Waits>
    </InPlace>
  );
});

function Waits({ arrival, children }: Pick<StillProps, 'arrival' | 'children'>) {
  if (arrival) use(arrival);
  return children;
}

function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
