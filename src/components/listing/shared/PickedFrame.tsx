import type { ReactNode } from 'react';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { ListingSection, type MoreLink } from '#src/components/shared/listing/ListingShell.tsx';
import type { Picked } from './loadPicked.ts';

export interface PickedFrameProps {
  /** Rendering name and name of the field with what is picked, as the editor knows them. */
  name: string;
  field: string;
  picked: Picked | undefined;
  title: ReactNode;
  more?: MoreLink | undefined;
  /** Why visitors see nothing, for editors. */
  empty?: string | undefined;
  children: (picked: Picked) => ReactNode;
}

/**
 * What an editor picked, drawn while editing too. With nothing to show visitors see nothing; editors read which field is
 * empty, and which picked entities the directory does not have (E-070).
 */
export function PickedFrame({ name, field, picked, title, more, empty, children }: PickedFrameProps) {
  const t = useStrings();
  const { mode } = usePage();
  const missing = picked?.missing ?? [];
  const note =
    missing.length > 0 ? (
      <EditingNote name={name} reason={t('listing.notFound', { names: missing.join(', ') })} />
    ) : null;
  if (!picked || picked.results.length === 0) {
    if (mode !== 'edit') return null;
    return (
      <div className="ListingFrame ListingFrame--editing block">
        {note ?? <EditingNote name={name} missing={[field]} {...(empty && { reason: empty })} />}
      </div>
    );
  }
  return (
    <ListingSection title={title} more={more}>
      {children(picked)}
      {mode === 'edit' ? note : null}
    </ListingSection>
  );
}
