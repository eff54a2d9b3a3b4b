import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { WORK, WORK_LIMIT, type Work, workInPage, type WorkKind } from './work.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** The first page of an investigator's work of a kind; nothing without any. */
export function workLoader(kind: WorkKind): ComponentDataLoader<Declaration, Work> {
  const { verticalKey, sortBys } = WORK[kind];
  return async (_rendering, { entity, search }) => {
    if (entity?.entityTypeId !== 'ce_investigator') return undefined;
    const { id, name } = entity;
    const { count, results } = await search.vertical({
      verticalKey,
      experience: 'related-content',
      contextEntityId: id,
      sortBys,
      limit: WORK_LIMIT,
    });
    if (results.length === 0) return undefined;
    return {
      investigator: { id, name },
      count,
      results: results.slice(0, WORK_LIMIT).map((result) => workInPage(result, kind)),
    };
  };
}
