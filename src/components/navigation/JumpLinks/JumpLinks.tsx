import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { jumpLinks } from '#src/components/shared/links/jumpLinks.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import type { declaration } from './JumpLinks.declaration.ts';

/** Links to parts of this page. */
export function JumpLinks({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const links = jumpLinks(fields.Children.value);
  if (links.length === 0) return <EditingNote name="JumpLinks" missing={['Label', 'Anchor']} />;
  return (
    <div className="JumpLinks block block--near">
      <nav aria-label={t('navigation.onThisPage')} className="JumpLinks-nav">
        <span className="JumpLinks-label" aria-hidden="true">
          {t('navigation.onThisPage')}
        </span>
        <ul className="JumpLinks-list">
          {links.map(({ label, anchor }) => (
            <li key={anchor}>
              <Tag href={`#${anchor}`}>{label}</Tag>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
