import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { localHref } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './TrackingOptOutLink.declaration.ts';

/**
 * The way to opt out of tracking: the page that explains it. Consent preferences, where they run, answer
 * a click on `[data-tracking-opt-out]` in place of it.
 */
export function TrackingOptOutLink({ fields }: ComponentProps<typeof declaration>) {
  const { locale } = usePage();
  if (!fields.LinkText.value) return <EditingNote name="TrackingOptOutLink" missing={['LinkText']} />;
  return (
    <a
      className="TrackingOptOutLink"
      href={fields.Link.value?.href ?? localHref('/privacy', locale)}
      data-tracking-opt-out=""
    >
      <EditableText field={fields.LinkText} />
    </a>
  );
}
