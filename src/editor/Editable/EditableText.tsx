import { Text } from '@sitecore-jss/sitecore-jss-nextjs';
import type { TextField as SentText } from '@sitecore-jss/sitecore-jss-nextjs';
import { writtenField } from '#src/declaration/fields.ts';
import type { TextField } from '#src/declaration/values.ts';

/**
 * A plain text field inside the element around it, with the editor's markers while editing. Server only: for
 * components that never wake.
 */
export function EditableText({ field: { value, raw } }: { field: TextField }) {
  if (raw === null || typeof raw !== 'object') return <>{value}</>;
  return <Text field={writtenField(raw as SentText)} />;
}
