import { useEffect } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { goTo } from '#src/components/navigation/Redirect/goTo.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './Redirect.declaration.ts';

/**
 * Sends visitors on to its link. Editors stay and see where it leads (E-083); so does anyone whose
 * browser runs no scripts.
 */
export function Redirect({ fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const link = fields.Link.value;
  const href = link?.href;
  useEffect(() => {
    if (href && mode === 'normal') goTo(href);
  }, [href, mode]);
  if (!href) return <EditingNote name="Redirect" missing={['Link']} />;
  return (
    <p className="Redirect block">
      {t('navigation.redirectsTo')} <TextLink href={href}>{link.text}</TextLink>
    </p>
  );
}
