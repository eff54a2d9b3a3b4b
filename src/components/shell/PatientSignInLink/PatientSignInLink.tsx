import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField } from '#src/declaration/fields.ts';

/** The way to the patient portal, which is another site: nobody signs in here (S-011). */
export function PatientSignInLink({ fields }: ComponentProps) {
  if (!linkField(fields, 'Link')?.href) return <EditingNote name="PatientSignInLink" missing={['Link']} />;
  return (
    <div className="PatientSignInLink">
      <EditableButton fields={fields} name="Link" look="outline" size="sm" />
    </div>
  );
}
