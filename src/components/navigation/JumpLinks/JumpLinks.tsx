import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { jumpLinks } from '#src/components/shared/links/jumpLinks.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './JumpLinks.declaration.ts';

/** Links to parts of this page: pills in a row, or a list of contents where their words are long. */
export function JumpLinks({ fields, params }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const links = jumpLinks(fields.Children.value);
  if (links.length === 0) return <EditingNote name="JumpLinks" missing={['Label', 'Anchor']} />;
  const isList = params.Look === 'List';
  return (
    <div className={cx('JumpLinks block block--near', isList && 'JumpLinks--list')}>
      <nav aria-label={t('navigation.onThisPage')} className="JumpLinks-nav">
        <span className="JumpLinks-label" aria-hidden="true">
          {t('navigation.onThisPage')}
        </span>
        <ul className="JumpLinks-list">
          {links.map(({ label, anchor }) => (
            <li key={anchor}>
              {isList ? (
                <TextLink href={`#${anchor}`}>{label}</TextLink>
              ) : (
                <Tag href={`#${anchor}`}>{label}</Tag>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
