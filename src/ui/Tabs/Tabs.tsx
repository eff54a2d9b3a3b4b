import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Accordion } from '#src/ui/Accordion/Accordion.tsx';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery/useMediaQuery.ts';
import { cx } from '#src/ui/cx/cx.ts';

export interface TabItem {
  /** Also the tab's address: `#id` chooses it. Unique on the page. */
  id: string;
  label: string;
  content: ReactNode;
  icon?: IconShape;
  count?: string;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** The name of the set, read with it. */
  label: string;
  defaultTab?: string;
  /** With `value` the parent holds the state and answers `onChange`. */
  value?: string;
  onChange?: (id: string) => void;
  orientation?: 'horizontal' | 'vertical';
  /** On a narrow screen: let the tabs wrap, or become an accordion. */
  narrow?: 'wrap' | 'accordion';
}

/**
 * Tabs after the APG pattern with manual activation: arrows, Home and End move the focus, Enter or Space
 * chooses. All panels are in the markup; where scripts do not run, and on paper, all show under their names.
 */
export function Tabs({
  items,
  label,
  defaultTab,
  value,
  onChange,
  orientation = 'horizontal',
  narrow = 'wrap',
}: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultTab ?? items[0]?.id);
  const wanted = value ?? own;
  const active = items.some((item) => item.id === wanted) ? wanted : items[0]?.id;
  const [focused, setFocused] = useState<string>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const isNarrow = useMediaQuery('(max-width: 56.24em)', false);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  useTabOfHash(items, choose);

  if (narrow === 'accordion' && isNarrow) {
    return (
      <Accordion
        items={items.map((item) => ({ ...item, defaultOpen: item.id === active }))}
        onToggle={(id, open) => open && choose(id)}
      />
    );
  }

  const move = (event: KeyboardEvent, index: number) => {
    const next = nextIndex(event.key, orientation, index, items.length - 1);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    setFocused(item.id);
    buttons.current.get(item.id)?.focus();
  };

  return (
    <div className={cx('Tabs', orientation === 'vertical' && 'Tabs-vertical')}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className="Tabs-list"
        onBlur={() => setFocused(undefined)}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            ref={(node) => {
              if (node) buttons.current.set(item.id, node);
              else buttons.current.delete(item.id);
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === active}
            tabIndex={(focused ?? active) === item.id ? 0 : -1}
            className="Tabs-tab"
            onClick={() => choose(item.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.label}
            {item.count ? <span className="Tabs-count">{item.count}</span> : null}
          </button>
        ))}
      </div>
      <Panels base={base} items={items} active={active} />
    </div>
  );
}

function Panels({
  base,
  items,
  active,
}: Pick<TabsProps, 'items'> & { base: string; active: string | undefined }) {
  return items.map((item) => (
    <div
      key={item.id}
      role="tabpanel"
      id={`${base}-panel-${item.id}`}
      aria-labelledby={`${base}-tab-${item.id}`}
      tabIndex={0}
      hidden={item.id !== active}
      className="Tabs-panel"
    >
      <p className="Tabs-name">{item.label}</p>
      {item.content}
    </div>
  ));
}

/** Where a key leads from a tab, around both ends; undefined for a key that moves nothing. */
function nextIndex(
  key: string,
  orientation: TabsProps['orientation'],
  index: number,
  last: number,
): number | undefined {
  const isVertical = orientation === 'vertical';
  switch (key) {
    case isVertical ? 'ArrowDown' : 'ArrowRight':
      return index === last ? 0 : index + 1;
    case isVertical ? 'ArrowUp' : 'ArrowLeft':
      return index === 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The address chooses a tab by its id, at first and whenever it changes. */
function useTabOfHash(items: readonly TabItem[], choose: (id: string) => void): void {
  const latest = useRef({ items, choose });
  useEffect(() => {
    latest.current = { items, choose };
  });
  useEffect(() => {
    const fromHash = () => {
      const id = window.location.hash.slice(1);
      if (id && latest.current.items.some((item) => item.id === id)) latest.current.choose(id);
    };
    fromHash();
    window.addEventListener('hashchange', fromHash);
    return () => window.removeEventListener('hashchange', fromHash);
  }, []);
}
