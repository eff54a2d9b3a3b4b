import { Suspense, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** An element whose contents may wait for their code: until they have it, the server's HTML stands in it. */
export function InPlace({
  className,
  frame,
  children,
}: {
  className: string;
  /** The element, for who wants to know where it is. */
  frame?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  const own = useRef<HTMLDivElement>(null);
  const element = frame ?? own;
  return (
    <div className={className} ref={element}>
      <Suspense fallback={<AsSent frame={element} />}>{children}</Suspense>
    </div>
  );
}

function AsSent({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const [__html] = useState(() => frame.current?.innerHTML ?? '');
  return <div className="slot" dangerouslySetInnerHTML={{ __html }} />;
}
