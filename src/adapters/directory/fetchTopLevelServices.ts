import { readText } from '#src/domain/text/readText.ts';
import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type { DirectoryClient } from './directoryClient.ts';
import { type FieldProblem, readFields } from './fields.ts';

/** Most entities of one list call (C-041). */
const LIST_LIMIT = 50;

/** Services with c_topLevelService, in the directory's order (S-344). Rejects with UpstreamError. */
export async function fetchTopLevelServices(
  { ask }: DirectoryClient,
  locale: Locale,
  onProblem: (type: string, id: string) => FieldProblem,
): Promise<EntityLink[]> {
  const { response } = await ask(
    'services',
    { c_topLevelService: 'true', limit: String(LIST_LIMIT), 'meta.locale': locale },
    'topLevelServices',
  );
  return response.docs.flatMap((document) => {
    const fields = readFields(document, onProblem('ce_service', readText(document['id']) ?? ''));
    const id = fields.text('id');
    const name = fields.text('name');
    const path = fields.link('c_detailPageURL');
    return id && name && !fields.flag('c_isDeleted') ? [{ id, name, ...(path && { path }) }] : [];
  });
}
