import type { ReactNode } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { formatDate, isDateShown, parseDate } from '#src/domain/dates/dates.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, rawField, richTextField, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';

/**
 * One field by its name, of the datasource or of the page. `FieldType` says how it is drawn: text, rich text,
 * image, link or date; without it the value decides.
 */
export function ContentField({ fields, params }: ComponentProps) {
  const { locale, mode } = usePage();
  const route = useRouteFields();
  const name = params.FieldName ?? '';
  const source = rawField(fields, name) === undefined ? route : fields;
  const drawn = name ? draw(source, name, params.FieldType ?? '', locale, mode === 'edit') : null;
  if (!drawn) return <EditingNote name="ContentField" missing={[name || 'FieldName']} />;
  return <div className="ContentField block">{drawn}</div>;
}

function draw(fields: unknown, name: string, type: string, locale: string, isEditing: boolean): ReactNode {
  const kind = type.toLowerCase().replace(/[^a-z]/g, '') || kindOf(fields, name);
  switch (kind) {
    case 'image':
      return imageField(fields, name) ? (
        <EditableImage fields={fields} name={name} width={960} height={600} rounded />
      ) : null;
    case 'link':
    case 'generallink':
      return linkField(fields, name) ? <EditableLink fields={fields} name={name} look="standalone" /> : null;
    case 'date':
    case 'datetime': {
      const date = parseDate(textField(fields, name));
      if (!isDateShown(date, isEditing)) return null;
      return date.kind === 'date' ? (
        <time dateTime={date.instant.toISOString().slice(0, 10)}>{formatDate(date.instant, locale)}</time>
      ) : (
        <time>{textField(fields, name)}</time>
      );
    }
    case 'richtext':
      return richTextField(fields, name) ? <EditableRichText fields={fields} name={name} /> : null;
    default:
      return textField(fields, name) ? (
        <p>
          <EditableText fields={fields} name={name} />
        </p>
      ) : null;
  }
}

function kindOf(fields: unknown, name: string): string {
  if (imageField(fields, name)) return 'image';
  if (linkField(fields, name)) return 'link';
  const text = textField(fields, name);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'date';
  return /<[a-z]/i.test(text) ? 'richtext' : 'text';
}
