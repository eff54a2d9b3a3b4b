import { MEDIA_SPACE } from '#src/platform/media/library/MediaTable.ts';
import type { StoreChange } from '#src/platform/store/Store.ts';

/** Whether a change may make something found, or not found any more. */
export const concernsSearch = (change: StoreChange): boolean =>
  change.kind === 'facts' ? change.space === MEDIA_SPACE : change.kind !== 'content' || change.published;
