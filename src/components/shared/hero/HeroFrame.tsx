import type { ReactNode } from 'react';
import { breadcrumbItems } from '#src/context/breadcrumb.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import { cx } from '#src/ui/cx/cx.ts';

/**
 * What every hero stands in: a band across the page with the breadcrumb on top.
 * ground: tint, or pine, the dark one.
 */
export function HeroFrame({
  name,
  ground = 'tint',
  modifiers = [],
  behind,
  isIsland = false,
  lastItem,
  children,
}: {
  /** The hero's own class. */
  name: string;
  ground?: 'tint' | 'pine' | 'plain';
  modifiers?: readonly (string | false | undefined)[];
  /** Drawn behind the words. */
  behind?: ReactNode;
  /** True in a hero that wakes: the browser does not know the breadcrumb, what the server sent stays. */
  isIsland?: boolean;
  /** What the page goes by in the breadcrumb, when not by its own title: its entity (D-211). */
  lastItem?: string | undefined;
  children: ReactNode;
}) {
  const page = usePage();
  const t = useStrings();
  const crumbs = breadcrumbItems(page, lastItem);
  return (
    <div className={cx('HeroFrame', `HeroFrame--${ground}`, ground === 'tint' && 'tint', name, ...modifiers)}>
      {behind}
      <div className="HeroFrame-inside wrap">
        {crumbs.length > 1 ? (
          <div className="HeroFrame-crumbs">
            <Breadcrumb items={crumbs} label={t('shell.breadcrumb')} />
          </div>
        ) : isIsland ? (
          <div
            className="HeroFrame-crumbs"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        ) : null}
        {children}
      </div>
    </div>
  );
}
