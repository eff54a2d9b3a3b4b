import { z } from 'zod';
import type { EntitySummary } from '#src/ports/DirectoryPort.ts';
import { readFields } from './fields.ts';
import { pagePath } from './pagePath.ts';

const summaryShape = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  uid: z.union([z.string(), z.number()]).transform(String).optional(),
  name: z.string(),
  slug: z.string().optional().catch(undefined),
  c_isDeleted: z.boolean().optional().catch(undefined),
  meta: z
    .looseObject({
      entityType: z.looseObject({ id: z.string() }).optional().catch(undefined),
      updateTimestamp: z.string().optional().catch(undefined),
      timestamp: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** What listings and lookups need of a document; undefined for one that is deleted or makes no sense. */
export function entitySummary(document: unknown, entityTypeId: string): EntitySummary | undefined {
  const parsed = summaryShape.safeParse(document);
  if (!parsed.success || parsed.data.c_isDeleted) return undefined;
  const { id, uid, name, meta } = parsed.data;
  const type = meta?.entityType?.id ?? entityTypeId;
  // The entities API and the content endpoints name it differently.
  const updatedAt = meta?.updateTimestamp ?? meta?.timestamp;
  const fields = readFields(parsed.data, () => undefined);
  const path = pagePath(type, fields);
  const image = fields.image('headshot') ?? fields.image('c_image');
  return {
    id,
    uid: uid ?? id,
    entityTypeId: type,
    name,
    ...(path && { path }),
    ...(image && { image }),
    ...(updatedAt && { updatedAt }),
  };
}
