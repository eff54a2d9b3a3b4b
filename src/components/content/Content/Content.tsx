import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { declaration } from './Content.declaration.ts';

/** The text of the datasource or of the page itself (S-103). */
export function Content({ fields }: ComponentProps<typeof declaration>) {
  const route = useRouteFields(declaration.fields);
  const source = fields.Content.value ? fields : route;
  if (!source.Content.value) return <EditingNote name="Content" missing={['Content']} />;
  return (
    <div className="Content block">
      <EditableRichText field={source.Content} />
    </div>
  );
}
