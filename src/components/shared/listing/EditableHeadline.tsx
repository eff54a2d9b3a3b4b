import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { rawField, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';

/** A listing's heading: the editor's `Headline`, else the listing's own words. For components that never wake. */
export function EditableHeadline({ fields, own }: { fields: unknown; own: string }) {
  const { mode } = usePage();
  const isEditable = mode === 'edit' && rawField(fields, 'Headline') !== undefined;
  return isEditable || textField(fields, 'Headline') ? (
    <EditableText fields={fields} name="Headline" />
  ) : (
    <>{own}</>
  );
}
