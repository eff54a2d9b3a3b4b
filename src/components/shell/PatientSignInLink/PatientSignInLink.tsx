import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './PatientSignInLink.declaration.ts';

/** The way to the patient portal, which is another site: nobody signs in here (S-011). */
export function PatientSignInLink({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Link.value?.href) return <EditingNote name="PatientSignInLink" missing={['Link']} />;
  return (
    <div className="PatientSignInLink">
      <EditableButton field={fields.Link} look="outline" size="sm" />
    </div>
  );
}
