import { withFieldMetadata } from '@sitecore-jss/sitecore-jss-nextjs';
import { rawField, richTextField } from '#src/declaration/fields.ts';
import { Prose, type ProseProps } from '#src/ui/Prose/Prose.tsx';

interface ProseField {
  value?: string;
  editable?: string;
  metadata?: Record<string, unknown>;
}

const ProseOfField = withFieldMetadata<{ field: ProseField; size?: ProseProps['size'] }>(
  ({ field, size }) => {
    const html = field.editable || richTextField({ field }, 'field');
    return html ? <Prose html={html} {...(size ? { size } : {})} /> : null;
  },
);

/** Rich text set in the house's typography, with the editor's markers while editing. Server only. */
export function EditableRichText({
  fields,
  name,
  size,
}: {
  fields: unknown;
  name: string;
  size?: ProseProps['size'];
}) {
  const raw = rawField(fields, name);
  const field = (typeof raw === 'string' ? { value: raw } : raw) as ProseField | undefined | null;
  return field ? <ProseOfField field={field} {...(size ? { size } : {})} /> : null;
}
