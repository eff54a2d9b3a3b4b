import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { loadTeasers } from '#src/components/listing/shared/loadTeasers.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './EntityTeaserList.declaration.ts';

/** Most that are looked up: each may take four calls. */
const MOST = 12;

export const loadEntityTeaserList: ComponentDataLoader<typeof declaration, Picked> = (
  { fields, params },
  context,
) => loadTeasers(params.EntityType, fields.Entities.value, params.Entities, MOST, context);
