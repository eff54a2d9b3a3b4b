import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './LastUpdatedNote.declaration.ts';

/** `date` as the directory writes it, or why there is none. */
export interface LastUpdated {
  date?: string;
  problem?: string;
}

/**
 * When the entities of the rendering's `EntityType` were last updated (S-345). A failure costs the date alone, never
 * the page. Editors see a sample, so nothing is asked for them (E-082).
 */
export const loadLastUpdatedNote: ComponentDataLoader<typeof declaration, LastUpdated> = async (
  { params },
  { mode, directory, orElse },
) => {
  if (mode === 'edit') return undefined;
  const asked = directory.lastUpdated((params?.EntityType ?? '').trim());
  return orElse('last-updated', asked, { problem: 'No answer' });
};
