import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './Redirect.declaration.ts';

/**
 * Sends visitors on to its link (Q-148, Q-373; `followRedirect`). Editors stay and see where it leads (E-083); so does
 * anyone whose browser runs no scripts.
 */
export function Redirect({ fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const link = fields.Link.value;
  const href = link?.href;
  if (!href) return <EditingNote name="Redirect" missing={['Link']} />;
  return (
    <p className="Redirect block" data-redirect={mode === 'normal' ? href : undefined}>
      {t('navigation.redirectsTo')} <TextLink href={href}>{link.text}</TextLink>
    </p>
  );
}
