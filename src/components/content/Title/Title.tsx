import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/declaration/fields.ts';

/** A heading: the datasource's title, else the page's own (S-111). `HeadingLevel` 1–6, 2 when left out. */
export function Title({ fields, params }: ComponentProps) {
  const route = useRouteFields();
  const source = textField(fields, 'Title') ? fields : route;
  if (!textField(source, 'Title')) return <EditingNote name="Title" missing={['Title']} />;
  const tag = headingTag(params.HeadingLevel ?? params.Tag);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="Title block block--heading">
      <Heading className={Heading === 'h1' ? 'h-entity' : undefined}>
        <EditableText fields={source} name="Title" />
      </Heading>
    </div>
  );
}
