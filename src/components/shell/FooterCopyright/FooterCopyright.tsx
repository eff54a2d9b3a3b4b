import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/declaration/fields.ts';

/** Whose site this is. */
export function FooterCopyright({ fields }: ComponentProps) {
  if (!textField(fields, 'CopyRight')) return <EditingNote name="FooterCopyright" missing={['CopyRight']} />;
  return (
    <p className="FooterCopyright">
      <EditableText fields={fields} name="CopyRight" />
    </p>
  );
}
