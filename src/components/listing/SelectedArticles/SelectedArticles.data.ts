import { loadPicked, type Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './SelectedArticles.declaration.ts';

export const loadSelectedArticles: ComponentDataLoader<typeof declaration, Picked> = ({ fields }, context) =>
  loadPicked('article', 'Article', fields.Articles.value, context);
