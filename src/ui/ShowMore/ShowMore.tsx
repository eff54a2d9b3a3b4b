import { useEffect, useId, useRef, useState, type Key, type ReactNode } from 'react';

export interface ShowMoreProps {
  items: readonly { key: Key; content: ReactNode }[];
  /** How many stay in view. */
  initial: number;
  moreLabel: string;
  lessLabel: string;
  /** The class of the list itself: its layout belongs to the parent. */
  listClassName?: string;
  defaultOpen?: boolean;
  /** What is hidden is not drawn either, until it is asked for: for long lists once scripts run. */
  drawsOnDemand?: boolean;
}

/**
 * A list that shows its first items, and the rest on demand. All items are in the markup unless they are drawn on
 * demand; without scripts all show. There is no button when nothing is hidden.
 */
export function ShowMore({
  items,
  initial,
  moreLabel,
  lessLabel,
  listClassName,
  defaultOpen = false,
  drawsOnDemand = false,
}: ShowMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!open || !pressed.current) return;
    // What was asked for comes next in the reading order.
    const first = list.current?.children[initial];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [open, initial]);
  const needed = items.length > initial;
  return (
    <div className="ShowMore">
      <ul ref={list} id={id} className={listClassName}>
        {(drawsOnDemand && !open ? items.slice(0, initial) : items).map((item, index) => (
          <li
            key={item.key}
            hidden={!open && index >= initial}
            tabIndex={index === initial ? -1 : undefined}
            className="ShowMore-item"
          >
            {item.content}
          </li>
        ))}
      </ul>
      {needed ? (
        <button
          type="button"
          className="ShowMore-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            pressed.current = true;
            setOpen(!open);
          }}
        >
          {open ? lessLabel : moreLabel}
        </button>
      ) : null}
    </div>
  );
}
