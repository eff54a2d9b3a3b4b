import type { ComponentFacts } from './Declaration.ts';
import type { FieldKinds, ParamKinds } from './kinds.ts';

/**
 * What the server knows of one component an editor can place: its declaration as data, without what only editors and
 * tests read. The key of the row in the registry is the rendering name.
 */
export interface RegistryRow extends Omit<
  ComponentFacts,
  'title' | 'about' | 'es' | 'standsIn' | 'pageFields'
> {
  /** Folder under src/components, e.g. 'entity/facility'; the file is <folder>/<Name>/<Name>.tsx. */
  folder: string;
  /** True when <Name>.data.ts exports `load<Name>` for server-side data. */
  data?: boolean;
  fields?: FieldKinds;
  params?: ParamKinds;
}
