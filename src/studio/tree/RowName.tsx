import { useEffect, useRef } from 'react';

/** The name of a row, brought into view when the row is chosen: elsewhere, too, or because it has just been added. */
export function RowName({ name, isSelected }: { name: string; isSelected: boolean }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSelected) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  return (
    <span className="TreeRow-name" title={name} ref={shown}>
      {name}
    </span>
  );
}
