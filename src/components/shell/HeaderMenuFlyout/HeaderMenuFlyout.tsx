import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { type NavItem } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import { flyoutMarks } from '#src/ui/flyout/flyoutMarks.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon, chevronRightIcon, closeIcon, menuIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './HeaderMenuFlyout.declaration.ts';

const MOBILE = '(max-width: 63.99em)';

/**
 * The whole menu behind one button, filling a phone's screen: sections that open one at a time. Built of native
 * `<details>`, so it opens without scripts; with them it has a flyout's manners. Closed while editing.
 */
export function HeaderMenuFlyout({ fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const items = fields.Children.value;
  if (items.length === 0) return <EditingNote name="HeaderMenuFlyout" missing={['Children']} />;
  const summaryClass = buttonClass({ look: 'quiet', iconOnly: true });
  if (mode === 'edit') {
    return (
      <span className={summaryClass}>
        <Icon icon={menuIcon} label={t('shell.menu')} />
      </span>
    );
  }
  return (
    <details
      className="HeaderMenuFlyout"
      {...flyoutMarks({ group: 'header', name: 'menu', lockScroll: MOBILE })}
    >
      <summary className={summaryClass} aria-label={t('shell.menu')}>
        <span className="HeaderMenuFlyout-open">
          <Icon icon={menuIcon} />
        </span>
        <span className="HeaderMenuFlyout-close">
          <Icon icon={closeIcon} />
        </span>
      </summary>
      <nav className="HeaderMenuFlyout-panel" aria-label={t('shell.menu')}>
        <ul className="HeaderMenuFlyout-list wrap">
          {items.map((item) => (
            <li key={item.id}>
              <Section item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Section({ item }: { item: NavItem }) {
  if (item.children.length === 0) {
    return item.href ? (
      <a className="HeaderMenuFlyout-row" href={item.href}>
        {item.title}
        <Icon icon={chevronRightIcon} />
      </a>
    ) : (
      <span className="HeaderMenuFlyout-row">{item.title}</span>
    );
  }
  return (
    <details className="HeaderMenuFlyout-section" name="header-menu">
      <summary className="HeaderMenuFlyout-row">
        {item.title}
        <Icon icon={chevronDownIcon} />
      </summary>
      <ul className="HeaderMenuFlyout-links">
        {item.children.map((child) => (
          <li key={child.id}>
            {child.href ? <a href={child.href}>{child.title}</a> : <span>{child.title}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
