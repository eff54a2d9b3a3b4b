import { REFUSALS } from '#src/ports/AuthoringPort.ts';
import type { FieldClash, SaveAnswer } from '#src/ports/AuthoringPort.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const CLASH = ['name', 'base', 'yours', 'theirs'] as const;
const isClash = (value: unknown): value is FieldClash =>
  isRecord(value) && CLASH.every((member) => typeof value[member] === 'string');

/** An answer to a save as another program gave it; what is no answer is a refusal. Members unknown here are left out. */
export function readSaveAnswer(value: unknown): SaveAnswer {
  if (!isRecord(value)) return { kind: 'refused', reason: 'unavailable' };
  const revision = typeof value['revision'] === 'string' ? { revision: value['revision'] } : {};
  if (value['kind'] === 'saved') return { kind: 'saved', ...revision };
  const { fields, reason } = value;
  if (value['kind'] === 'conflict' && Array.isArray(fields) && fields.length > 0 && fields.every(isClash))
    return {
      kind: 'conflict',
      fields: fields.map(({ name, base, yours, theirs }) => ({ name, base, yours, theirs })),
      ...revision,
    };
  return { kind: 'refused', reason: REFUSALS.find((known) => known === reason) ?? 'unavailable' };
}
