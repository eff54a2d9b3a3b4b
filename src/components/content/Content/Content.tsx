import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { richTextField } from '#src/declaration/fields.ts';

/** The text of the datasource or of the page itself (S-103). */
export function Content({ fields }: ComponentProps) {
  const route = useRouteFields();
  const source = richTextField(fields, 'Content') ? fields : route;
  if (!richTextField(source, 'Content')) return <EditingNote name="Content" missing={['Content']} />;
  return (
    <div className="Content block">
      <EditableRichText fields={source} name="Content" />
    </div>
  );
}
