import { useState, type ReactNode } from 'react';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';

export interface AccordionItem {
  /** Also the item's address: `#id` opens it (S-113). Unique on the page. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
  aside?: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  onToggle?: (id: string, open: boolean) => void;
}

/** Disclosures in a row, each item with a label (S-112). */
export function Accordion({ items, single = false, headingLevel = 3, onToggle }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(() => {
    const first = items.filter((item) => item.defaultOpen).map((item) => item.id);
    return single ? first.slice(0, 1) : first;
  });
  const toggle = (id: string, next: boolean) => {
    setOpen((now) =>
      next ? (single ? [id] : [...now.filter((o) => o !== id), id]) : now.filter((o) => o !== id),
    );
    onToggle?.(id, next);
  };
  return (
    <div className="Accordion">
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          summary={item.label}
          headingLevel={headingLevel}
          aside={item.aside}
          open={open.includes(item.id)}
          onToggle={(next) => toggle(item.id, next)}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
