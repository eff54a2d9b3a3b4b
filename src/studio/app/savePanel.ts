import type { PanelOutcome, PanelSave } from '#src/domain/authoring/frameMessages.ts';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import type { Editing } from '../editing/createEditing.ts';

/**
 * Saves what the page's own panel asks for, in the name of who works here. Only items of the page that is open are saved: the
 * frame may hold what a stranger wrote.
 */
export async function savePanel(
  api: Pick<StudioApi, 'save'>,
  editing: Pick<Editing, 'state' | 'acknowledged'>,
  page: Pick<EditedPage, 'id' | 'language' | 'version'>,
  { itemId, language, fields }: PanelSave,
): Promise<PanelOutcome> {
  const known: FrameField[] = [...editing.state().fields.values()];
  const own = known.find((field) => field.itemId === itemId);
  if ((itemId !== page.id && !own) || language !== page.language)
    return { kind: 'refused', reason: 'not-allowed' };
  try {
    const answer = await api.save({
      ...{ itemId, language, fields, version: own?.version ?? page.version, revision: own?.revision ?? '' },
      idempotencyKey: crypto.randomUUID(),
    });
    switch (answer.kind) {
      case 'saved':
        editing.acknowledged(itemId, answer.revision, answer.version);
        return { kind: 'saved', revision: answer.revision };
      case 'conflict':
        return {
          kind: 'conflict',
          fields: answer.fields.map(({ name, base, yours, theirs }) => ({ name, base, yours, theirs })),
        };
      case 'signed-out':
        return { kind: 'refused', reason: 'signed-out' };
      case 'refused':
        return { kind: 'refused', reason: 'invalid' };
    }
  } catch {
    return { kind: 'refused', reason: 'unavailable' };
  }
}
