import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import { pickedOn } from '#src/components/listing/shared/pageContext.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

/** Most that count (C-051). */
const MOST = 3;

export const loadSelectedArticles: ComponentDataLoader<Picked> = ({ fields }, context) =>
  loadPicked('article', 'Article', pickedOn(fields, 'Articles', MOST), context);
