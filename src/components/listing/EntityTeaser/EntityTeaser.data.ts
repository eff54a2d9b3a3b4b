import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { loadTeasers } from '#src/components/listing/shared/loadTeasers.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './EntityTeaser.declaration.ts';

export const loadEntityTeaser: ComponentDataLoader<typeof declaration, Picked> = (
  { fields, params },
  context,
) => loadTeasers(params.EntityType, fields.EntityId.value, params.EntityId, 1, context);
