import { usePage } from '#src/context/PageContext.tsx';
import type { TextField } from '#src/declaration/values.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';

/** A listing's heading: the editor's own, else the listing's words. For components that never wake. */
export function EditableHeadline({ field, own }: { field: TextField; own: string }) {
  const { mode } = usePage();
  const isEditable = mode === 'edit' && field.raw !== undefined;
  return isEditable || field.value ? <EditableText field={field} /> : <>{own}</>;
}
