import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { matchesPlaceholder, Placeholder } from '#src/context/Placeholder.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery/useMediaQuery.ts';
import type { declaration } from './VerticalTabs.declaration.ts';
import { textOf } from '#src/declaration/textOf.ts';

/** From this width the labels stand beside the panel (C-009, A-76). */
const DESKTOP = '(min-width: 64em)';

interface Tab {
  key: string;
  /** The tab's address on the page. */
  id?: string;
  label: string;
  rendering: ComponentRendering;
}

/**
 * Labels at the left of one panel on a wide screen, an accordion on a phone; a link to a tab's id opens it
 * . One markup for both: buttons that say whether their panel is open. Without scripts all panels show; while
 * editing all do.
 */
export function VerticalTabs({ rendering }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const tabs = tabsOf(rendering);
  const isDesktop = useMediaQuery(DESKTOP, true);
  const [open, setOpen] = useState<readonly string[]>(() => tabs.slice(0, 1).map(({ key }) => key));
  const latest = useRef(tabs);
  useEffect(() => {
    latest.current = tabs;
  });
  useEffect(() => {
    const openFromHash = () => {
      const id = decodedHash();
      const tab = id ? latest.current.find((one) => one.id === id) : undefined;
      if (!tab) return;
      setOpen([tab.key]);
      document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
    };
    openFromHash();
    window.addEventListener('hashchange', openFromHash);
    return () => window.removeEventListener('hashchange', openFromHash);
  }, []);

  if (mode === 'edit') return <Placeholder name="vertical-tabs" rendering={rendering} />;
  if (tabs.length === 0) return null;
  // Beside a panel exactly one label is chosen.
  const shown = isDesktop ? open.slice(-1) : open;
  const chosen = isDesktop && shown.length === 0 ? tabs.slice(0, 1).map(({ key }) => key) : shown;
  const press = (key: string) =>
    setOpen((now) =>
      isDesktop ? [key] : now.includes(key) ? now.filter((one) => one !== key) : [...now, key],
    );
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const buttons = root.current?.querySelectorAll<HTMLElement>(':scope > .VerticalTabs-heading > button');
    buttons?.[(to + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div className="VerticalTabs-block block">
      <div className="VerticalTabs" ref={root} role="group" aria-label={t('content.tabs')}>
        {tabs.map(({ key, id, label, rendering: tab }, index) => [
          <h2 key={`${key}-label`} className="VerticalTabs-heading" id={id}>
            <button
              type="button"
              className="VerticalTabs-button"
              aria-expanded={chosen.includes(key)}
              aria-controls={`${base}-${index}`}
              onClick={() => press(key)}
              onKeyDown={(event) => moveFocus(event, index)}
            >
              {label}
              <Icon icon={chevronDownIcon} />
            </button>
          </h2>,
          <div
            key={key}
            id={`${base}-${index}`}
            className="VerticalTabs-panel blocks"
            hidden={!chosen.includes(key)}
          >
            <Placeholder name="vertical-tab" rendering={tab} />
          </div>,
        ])}
      </div>
    </div>
  );
}

function tabsOf(rendering: ComponentRendering): Tab[] {
  const name = `vertical-tabs-${rendering.params?.DynamicPlaceholderId ?? '1'}`;
  const key = Object.keys(rendering.placeholders ?? {}).find(
    (one) => one === 'vertical-tabs' || matchesPlaceholder(one, name),
  );
  const children = (key ? rendering.placeholders?.[key] : undefined) ?? [];
  return children.flatMap((child, index) => {
    if (!('componentName' in child)) return [];
    const tab = child as ComponentRendering;
    const label = textOf(tab, 'Label');
    const id = tab.params?.Id;
    return label ? [{ key: tab.uid ?? String(index), label, rendering: tab, ...(id ? { id } : {}) }] : [];
  });
}

function decodedHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return ''; // a malformed escape names nothing
  }
}
