import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import { pickedOn } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

/** Most that count (C-052). */
const MOST = 50;

export const loadSelectedAwards: ComponentDataLoader<Picked> = ({ fields }, context) =>
  loadPicked('award', 'Award', pickedOn(fields, 'Awards', MOST), context);
