/** Members of untrusted JSON, read one by one; a member of another shape counts as absent. */
export type JsonRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is JsonRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const recordsOf = (value: unknown): JsonRecord[] => listOf(value).filter(isRecord);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
export const textsOf = (value: unknown): string[] => listOf(value).map(textOf).filter(Boolean);
