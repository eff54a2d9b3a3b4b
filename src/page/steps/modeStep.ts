import { z } from 'zod';
import type { EditingRequest } from '#src/ports/ContentPort.ts';

/** How the page is looked at, and for drafts what JSS's editing endpoint put into the preview cookie. */
export type Mode =
  | { kind: 'normal' }
  | { kind: 'draft'; request: EditingRequest }
  /** Chromes editing: the layout was posted and is kept under a key. */
  | { kind: 'posted'; previewData: object };

const draftShape = z.object({
  site: z.string().min(1),
  itemId: z.string().min(1),
  language: z.string().min(1),
  version: z.string().optional(),
  layoutKind: z.string().optional(),
  pageState: z.enum(['edit', 'preview']),
});

/** Reads Next's preview data; without readable preview data the published page is shown. */
export function modeStep(isPreview: boolean, previewData: unknown): Mode {
  if (!isPreview) return { kind: 'normal' };
  const draft = draftShape.safeParse(previewData);
  if (draft.success) {
    const { site, itemId, language, version, layoutKind, pageState } = draft.data;
    return { kind: 'draft', request: { site, itemId, language, version, layoutKind, mode: pageState } };
  }
  if (previewData && typeof previewData === 'object' && 'key' in previewData) {
    return { kind: 'posted', previewData };
  }
  return { kind: 'normal' };
}
