import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** The panel's address: `#id` in the location opens it and brings it into view. */
  id?: string;
  /** 2–6 puts the summary inside that heading, as the outline of the page needs. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  defaultOpen?: boolean;
  /** With `open` the parent holds the state and answers `onToggle`. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** At the right of the summary, before the chevron. */
  aside?: ReactNode;
}

/**
 * A summary that shows or hides its panel. The panel is in the markup either way, and stays visible where
 * scripts do not run. A location hash equal to `id` opens it (S-113).
 */
export function Disclosure({
  summary,
  children,
  id,
  headingLevel,
  defaultOpen = false,
  open,
  onToggle,
  aside,
}: DisclosureProps) {
  const made = useId();
  const panelId = `${id ?? made}-panel`;
  const buttonId = `${id ?? made}-summary`;
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const root = useRef<HTMLDivElement>(null);
  const toggle = (next: boolean) => {
    setOwn(next);
    onToggle?.(next);
  };
  const latestToggle = useRef(toggle);
  useEffect(() => {
    latestToggle.current = toggle;
  });
  useEffect(() => {
    if (!id) return undefined;
    const openOnHash = () => {
      if (readHash() !== id) return;
      latestToggle.current(true);
      root.current?.scrollIntoView?.({ block: 'start' });
    };
    openOnHash();
    window.addEventListener('hashchange', openOnHash);
    return () => window.removeEventListener('hashchange', openOnHash);
  }, [id]);

  const button = (
    <button
      type="button"
      id={buttonId}
      className="Disclosure-summary"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => toggle(!isOpen)}
    >
      <span className="Disclosure-words">{summary}</span>
      {aside ? <span className="Disclosure-aside">{aside}</span> : null}
      <Icon icon={chevronDownIcon} />
    </button>
  );
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <div className="Disclosure" id={id} ref={root}>
      <Heading className="Disclosure-heading">{button}</Heading>
      <div id={panelId} className="Disclosure-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return ''; // a malformed escape in the address names nothing
  }
}
