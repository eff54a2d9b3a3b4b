import type { AnsweringDirectory } from '#src/context/ComponentData.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Answer, Gathered } from '#src/ports/result.ts';
import type { Lacks } from './lacks.ts';

/** The directory for what a page is made of: what does not answer rejects, and what came in part is noted. */
export function answeringDirectory(directory: DirectoryPort, lacks: Lacks): AnsweringDirectory {
  async function answered<L extends { kind: string }>(lookup: Promise<L>): Promise<Answer<L>> {
    const result = await lookup;
    if (result.kind === 'failed' && 'error' in result) throw result.error;
    return result as Answer<L>;
  }
  async function gathered<T>(what: string, gathering: Promise<Gathered<T>>): Promise<T[]> {
    const { found, isWhole } = await gathering;
    if (!isWhole) lacks.note(what);
    return found;
  }
  return {
    ...directory,
    entity: (...asked) => answered(directory.entity(...asked)),
    service: (...asked) => answered(directory.service(...asked)),
    event: (...asked) => answered(directory.event(...asked)),
    teaser: (...asked) => gathered('teaser', directory.teaser(...asked)),
    teaserResults: (...asked) => gathered('teaser', directory.teaserResults(...asked)),
    picked: (kind, ...asked) => gathered(`picked-${kind}`, directory.picked(kind, ...asked)),
  };
}
