import { createContext, useContext, useId } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { InPlace } from './InPlace.tsx';

export interface WhenNearProps {
  /** Brings the code the children need. */
  load: () => Promise<unknown>;
  /** What they show. When it is no longer what the server sent, they are drawn whether they are near or not. */
  shows: unknown;
  children: ReactNode;
}

const WhenNearContext = createContext<ComponentType<WhenNearProps>>(AsWritten);

/** Gives the components below what waits in their browser. */
export const WhenNearProvider = WhenNearContext.Provider;

/**
 * A piece of an island that needs code of its own, such as cards of one kind: it wakes in the elements the server wrote when
 * it comes near the viewport, so that nobody waits for what they do not read.
 */
export function WhenNear(props: WhenNearProps) {
  const Draws = useContext(WhenNearContext);
  return <Draws {...props} />;
}

/** On the server: a part that sleeps. */
function AsWritten({ children }: WhenNearProps) {
  const id = useId();
  return (
    <InPlace className="slot">
      <div className="slot" data-sleeps={id}>
        {children}
      </div>
    </InPlace>
  );
}
