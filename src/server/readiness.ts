import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pageFolder } from './pageCache/pageFolder.ts';

/** Why requests should go elsewhere for now. */
export type NotReady = 'stopping' | 'no-content';

/** Pages, API routes and what runs at the start are separate bundles: only what is global is the same for all. */
interface State {
  isStopping: boolean;
  hasContent: boolean;
}
const KEY = Symbol.for('readiness of this process');
const place = globalThis as { [KEY]?: State };
const state = () => (place[KEY] ??= { isStopping: false, hasContent: false });

/** The content platform has answered: from now on pages can be made, or are kept. */
export function noteContentAnswer(): void {
  state().hasContent = true;
}

/** The process was told to stop. */
export function noteStopping(): void {
  state().isStopping = true;
}

/** Whether pages lie on disk that this build made with these settings: then content answered before a restart. */
export function hasKeptPages(dist = process.env.NEXT_DIST_DIR ?? '.next'): boolean {
  try {
    const { builds, made } = pageFolder(path.resolve(dist));
    return readdirSync(path.join(builds, made)).some((name) => name.endsWith('.page'));
  } catch {
    return false;
  }
}

/**
 * Why the process is not ready to answer visitors, if it is not. Before any content has answered it asks for some with
 * `askContent`, because nobody else will: requests go where it is ready. Never rejects.
 */
export async function whyNotReady(
  askContent: () => Promise<unknown>,
  hasPages: () => boolean = hasKeptPages,
): Promise<NotReady | undefined> {
  const now = state();
  if (!now.isStopping && !now.hasContent) {
    if (hasPages()) now.hasContent = true;
    else await askContent().catch(() => undefined);
  }
  if (now.isStopping) return 'stopping';
  return now.hasContent ? undefined : 'no-content';
}
