import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField, localHref, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';

/**
 * The way to opt out of tracking: the page that explains it. Consent preferences, where they run, answer
 * a click on `[data-tracking-opt-out]` in place of it.
 */
export function TrackingOptOutLink({ fields }: ComponentProps) {
  const { locale } = usePage();
  if (!textField(fields, 'LinkText')) return <EditingNote name="TrackingOptOutLink" missing={['LinkText']} />;
  return (
    <a
      className="TrackingOptOutLink"
      href={linkField(fields, 'Link')?.href ?? localHref('/privacy', locale)}
      data-tracking-opt-out=""
    >
      <EditableText fields={fields} name="LinkText" />
    </a>
  );
}
