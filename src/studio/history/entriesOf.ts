import type { PageHistory } from '../api/StudioApi.ts';
import { groupRevisions } from './groupRevisions.ts';
import type { HistoryEntry } from './groupRevisions.ts';

/** A version that can be chosen; what stands now and what visitors see are the first. */
export interface Entry extends Partial<HistoryEntry> {
  /** As the platform names it. */
  moment: string;
}

/** What can be compared, newest first. */
export function entriesOf(history: PageHistory | undefined): Entry[] {
  if (!history) return [];
  return [
    { moment: 'draft' },
    ...(history.isLive ? [{ moment: 'published' }] : []),
    ...groupRevisions(history.revisions, history.names).map((entry) => ({
      ...entry,
      moment: String(entry.seq),
    })),
  ];
}
