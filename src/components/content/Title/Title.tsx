import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { declaration } from './Title.declaration.ts';

/** A heading: the datasource's title, else the page's own (S-111). `HeadingLevel` 1–6, 2 when left out. */
export function Title({ fields, params }: ComponentProps<typeof declaration>) {
  const route = useRouteFields(declaration.fields);
  const source = fields.Title.value ? fields : route;
  if (!source.Title.value) return <EditingNote name="Title" missing={['Title']} />;
  const tag = headingTag(params.HeadingLevel ?? params.Tag);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="Title block block--heading">
      <Heading className={Heading === 'h1' ? 'h-entity' : undefined}>
        <EditableText field={source.Title} />
      </Heading>
    </div>
  );
}
