import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import { richTextField, textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { EditableRichText } from './EditableRichText.tsx';
import { EditableText } from './EditableText.tsx';

interface PatternProps {
  fields: unknown;
  name: string;
}

/**
 * A text field in which {city}, {region}, {specialty} and {type} stand for what the address names. Editors see and change
 * the pattern. `fallback` is the pattern of an empty field. Server only.
 */
export function PatternText({ fields, name, fallback = '' }: PatternProps & { fallback?: string }) {
  const { mode, wildcard = {} } = usePage();
  const text = textField(fields, name);
  if (mode === 'edit' && text) return <EditableText fields={fields} name={name} />;
  return <>{fillWildcard(text || fallback, wildcard)}</>;
}

/** The same for rich text; what is filled in is text, never markup. Server only. */
export function PatternRichText({ fields, name }: PatternProps) {
  const { mode, wildcard = {} } = usePage();
  if (mode === 'edit') return <EditableRichText fields={fields} name={name} />;
  const html = fillWildcard(richTextField(fields, name), wildcard, escapeHtml);
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
