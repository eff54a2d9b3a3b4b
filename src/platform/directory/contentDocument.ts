import type { EntityRecord } from '#src/platform/store/Store.ts';

/** An entity with its links expanded. */
export interface ExpandedEntity {
  record: EntityRecord;
  body: Record<string, unknown>;
}

/** A document as the Content API gives it: numeric uid, language and type in `meta`. */
export function contentDocument({ record, body }: ExpandedEntity): Record<string, unknown> {
  return {
    id: record.id,
    uid: record.uid,
    locale: record.locale,
    ...body,
    meta: {
      entityType: { id: record.type, uid: 0 },
      locale: record.locale,
      updateTimestamp: record.updatedAt,
    },
  };
}
