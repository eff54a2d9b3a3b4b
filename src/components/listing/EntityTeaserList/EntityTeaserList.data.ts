import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { loadTeasers } from '#src/components/listing/shared/loadTeasers.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

/** Most that are looked up: each may take four calls. */
const MOST = 12;

export const loadEntityTeaserList: ComponentDataLoader<Picked> = (rendering, context) =>
  loadTeasers(rendering, 'Entities', MOST, context);
