import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './SelectedAwards.declaration.ts';

export const loadSelectedAwards: ComponentDataLoader<typeof declaration, Picked> = ({ fields }, context) =>
  loadPicked('award', 'Award', fields.Awards.value, context);
