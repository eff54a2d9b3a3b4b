import type { TextField } from '#src/declaration/values.ts';

/** A setting of a rendering: its content field in the page's language, else its parameter. */
export function setting(field: TextField, param: string | undefined): string | undefined {
  return field.value || param;
}
