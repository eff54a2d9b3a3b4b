import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { closeness, pathOf } from '#src/components/navigation/currentItem.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { type NavItem } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SideNavigation.declaration.ts';

/** Pages beside this one. Below the page's own section its pages are shown; `StartLevel` goes deeper first. */
export function SideNavigation({ fields, params }: ComponentProps<typeof declaration>) {
  const { mode, path } = usePage();
  const t = useStrings();
  let items = fields.Children.value;
  const startLevel = Math.max(1, Number(params.StartLevel ?? params.startLevel) || 1);
  for (let level = 1; level < startLevel; level++) items = items.flatMap((item) => item.children);
  if (items.length === 0) return <EditingNote name="SideNavigation" missing={['Children']} />;
  const title = fields.Title.value;
  return (
    <nav className="SideNavigation block" aria-label={title || t('navigation.section')}>
      {title ? <p className="SideNavigation-title">{title}</p> : null}
      <Level items={items} path={path} isEditing={mode === 'edit'} />
    </nav>
  );
}

function Level({ items, path, isEditing }: { items: readonly NavItem[]; path: string; isEditing: boolean }) {
  return (
    <ul className="SideNavigation-list">
      {items.map((item) => {
        const isOpen = [item, ...item.children].some((one) => closeness(pathOf(one.href), path) > 0);
        return (
          <li key={item.id}>
            {item.href && !isEditing ? (
              <a
                className="SideNavigation-link"
                href={item.href}
                aria-current={pathOf(item.href) === path ? 'page' : undefined}
              >
                {item.title}
              </a>
            ) : (
              <span className="SideNavigation-link">{item.title}</span>
            )}
            {item.children.length > 0 && (isOpen || !item.href) ? (
              <Level items={item.children} path={path} isEditing={isEditing} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
