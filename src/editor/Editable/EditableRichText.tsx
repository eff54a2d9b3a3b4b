import { withFieldMetadata } from '@sitecore-jss/sitecore-jss-nextjs';
import { richTextField } from '#src/declaration/fields.ts';
import type { RichTextField } from '#src/declaration/values.ts';
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
  field: { value, raw },
  size,
}: {
  field: RichTextField;
  size?: ProseProps['size'];
}) {
  const field = raw !== null && typeof raw === 'object' ? (raw as ProseField) : { value };
  return <ProseOfField field={field} {...(size ? { size } : {})} />;
}
