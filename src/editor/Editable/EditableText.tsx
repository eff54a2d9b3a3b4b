import { Text } from '@sitecore-jss/sitecore-jss-nextjs';
import type { TextField } from '@sitecore-jss/sitecore-jss-nextjs';
import { rawField } from '#src/declaration/fields.ts';

/**
 * A plain text field inside the element around it, with the editor's markers while editing. Server only: for
 * components that never wake.
 */
export function EditableText({ fields, name }: { fields: unknown; name: string }) {
  const field = rawField(fields, name);
  if (typeof field === 'string') return <>{field}</>;
  return <Text field={(field ?? undefined) as TextField | undefined} />;
}
