import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { loadTeasers } from '#src/components/listing/shared/loadTeasers.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

export const loadEntityTeaser: ComponentDataLoader<Picked> = (rendering, context) =>
  loadTeasers(rendering, 'EntityId', 1, context);
