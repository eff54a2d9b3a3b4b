import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import { pickedOn } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

/** Most that count (C-051). */
const MOST = 3;

export const loadSelectedArticles: ComponentDataLoader<Picked> = ({ fields }, context) =>
  loadPicked('article', 'Article', pickedOn(fields, 'Articles', MOST), context);
