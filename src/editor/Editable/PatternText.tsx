import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import type { Field } from '#src/declaration/values.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { EditableRichText } from './EditableRichText.tsx';
import { EditableText } from './EditableText.tsx';

interface PatternProps {
  field: Field<string>;
}

/**
 * A text field in which {city}, {region}, {specialty} and {type} stand for what the address names. Editors see and change
 * the pattern. `fallback` is the pattern of an empty field. Server only.
 */
export function PatternText({ field, fallback = '' }: PatternProps & { fallback?: string }) {
  const { mode, wildcard = {} } = usePage();
  if (mode === 'edit' && field.value) return <EditableText field={field} />;
  return <>{fillWildcard(field.value || fallback, wildcard)}</>;
}

/** The same for rich text; what is filled in is text, never markup. Server only. */
export function PatternRichText({ field }: PatternProps) {
  const { mode, wildcard = {} } = usePage();
  if (mode === 'edit') return <EditableRichText field={field} />;
  const html = fillWildcard(field.value, wildcard, escapeHtml);
  return html ? <Prose html={html} /> : null;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
