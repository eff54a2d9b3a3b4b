/** The text of a content field, trimmed; undefined when it is empty or not a text. */
export function fieldText(fields: unknown, name: string): string | undefined {
  const field = (fields as Record<string, { value?: unknown } | undefined> | null | undefined)?.[name];
  const value = field?.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A setting of a rendering: its content field in the page's language, else its parameter. */
export function setting(
  fields: unknown,
  params: Record<string, string | undefined>,
  name: string,
): string | undefined {
  return fieldText(fields, name) ?? (params[name]?.trim() || undefined);
}
