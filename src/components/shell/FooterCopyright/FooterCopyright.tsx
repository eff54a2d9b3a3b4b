import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './FooterCopyright.declaration.ts';

/** Whose site this is. */
export function FooterCopyright({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.CopyRight.value) return <EditingNote name="FooterCopyright" missing={['CopyRight']} />;
  return (
    <p className="FooterCopyright">
      <EditableText field={fields.CopyRight} />
    </p>
  );
}
