import type { ReactNode } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { formatDate, isDateShown, parseDate } from '#src/domain/dates/dates.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useSentRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, rawField, richTextField, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './ContentField.declaration.ts';
import type { Field } from '#src/declaration/values.ts';

/**
 * One field by its name, of the datasource or of the page. `FieldType` says how it is drawn: text, rich text,
 * image, link or date; without it the value decides.
 */
export function ContentField({ rendering, params }: ComponentProps<typeof declaration>) {
  const { locale, mode } = usePage();
  const route = useSentRouteFields();
  const name = params.FieldName ?? '';
  const own = rawField(rendering.fields, name) as Field<string> | undefined;
  const sent = own?.raw === undefined ? rawField(route, name) : own.raw;
  const drawn = name ? draw(sent, params.FieldType ?? '', locale, mode === 'edit') : null;
  if (!drawn) return <EditingNote name="ContentField" missing={[name || 'FieldName']} />;
  return <div className="ContentField block">{drawn}</div>;
}

function draw(sent: unknown, type: string, locale: string, isEditing: boolean): ReactNode {
  const holder = { field: sent };
  const kind = type.toLowerCase().replace(/[^a-z]/g, '') || kindOf(holder);
  switch (kind) {
    case 'image':
      return imageField(holder, 'field') ? (
        <EditableImage
          field={{ value: imageField(holder, 'field'), raw: sent }}
          width={960}
          height={600}
          rounded
        />
      ) : null;
    case 'link':
    case 'generallink':
      return linkField(holder, 'field') ? (
        <EditableLink field={{ value: linkField(holder, 'field'), raw: sent }} look="standalone" />
      ) : null;
    case 'date':
    case 'datetime': {
      const date = parseDate(textField(holder, 'field'));
      if (!isDateShown(date, isEditing)) return null;
      return date.kind === 'date' ? (
        <time dateTime={date.instant.toISOString().slice(0, 10)}>{formatDate(date.instant, locale)}</time>
      ) : (
        <time>{textField(holder, 'field')}</time>
      );
    }
    case 'richtext':
      return richTextField(holder, 'field') ? (
        <EditableRichText field={{ value: textField(holder, 'field'), raw: sent }} />
      ) : null;
    default:
      return textField(holder, 'field') ? (
        <p>
          <EditableText field={{ value: textField(holder, 'field'), raw: sent }} />
        </p>
      ) : null;
  }
}

function kindOf(holder: { field: unknown }): string {
  if (imageField(holder, 'field')) return 'image';
  if (linkField(holder, 'field')) return 'link';
  const text = textField(holder, 'field');
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'date';
  return /<[a-z]/i.test(text) ? 'richtext' : 'text';
}
