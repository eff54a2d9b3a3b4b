import { useId } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { currentItem, pathOf } from '#src/components/navigation/currentItem.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { type NavItem } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon, menuIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { flyoutMarks } from '#src/ui/flyout/flyoutMarks.ts';
import type { declaration } from './Navigation.declaration.ts';

/**
 * The menu of a site or section (S-107, Q-178): entries with entries below them open a panel, one at a time; the
 * section the page is in is underlined. On a phone one button shows and hides it (S-108). `Levels` 1 leaves the
 * panels out. While editing its links lead nowhere.
 */
export function Navigation({ fields, params }: ComponentProps<typeof declaration>) {
  const { mode, path } = usePage();
  const t = useStrings();
  const id = useId();
  const hasPanels = Number(params.Levels ?? params.levels) !== 1;
  const items = fields.Children.value.map((item) => (hasPanels ? item : { ...item, children: [] }));
  if (items.length === 0) return <EditingNote name="Navigation" missing={['Children']} />;
  const current = currentItem(items, path);
  return (
    <nav className="Navigation straight" aria-label={t('navigation.main')}>
      <button
        type="button"
        className={`${buttonClass({ look: 'quiet' })} Navigation-toggle`}
        aria-expanded={false}
        aria-controls={id}
      >
        <Icon icon={menuIcon} />
        {t('navigation.menu')}
      </button>
      <ul id={id} className="Navigation-list">
        {items.map((item) => (
          <li key={item.id} className={cx('Navigation-item', item === current && 'Navigation-item--current')}>
            {item.children.length > 0 && mode !== 'edit' ? (
              <Group item={item} isCurrent={item === current} path={path} />
            ) : (
              <a
                className="Navigation-top"
                href={mode === 'edit' ? undefined : item.href}
                aria-current={item === current ? (pathOf(item.href) === path ? 'page' : 'true') : undefined}
              >
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ item, isCurrent, path }: { item: NavItem; isCurrent: boolean; path: string }) {
  const repeatsItself = item.children.some((child) => child.href === item.href);
  return (
    <details
      className="Navigation-group"
      name="navigation"
      {...flyoutMarks({ group: 'header', name: `nav-${item.id}` })}
    >
      <summary className="Navigation-top" aria-current={isCurrent ? 'true' : undefined}>
        {item.title}
        <Icon icon={chevronDownIcon} size="1em" />
      </summary>
      <ul className="Navigation-panel">
        {item.href && !repeatsItself ? (
          <li>
            <a href={item.href} aria-current={pathOf(item.href) === path ? 'page' : undefined}>
              {item.title}
            </a>
          </li>
        ) : null}
        {item.children.map((child) => (
          <li key={child.id}>
            {child.href ? (
              <a href={child.href} aria-current={pathOf(child.href) === path ? 'page' : undefined}>
                {child.title}
              </a>
            ) : (
              <span>{child.title}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
