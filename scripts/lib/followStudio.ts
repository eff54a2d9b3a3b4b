import { watch } from 'node:fs';
import { buildStudio, isStudioFresh, isStudioSource } from './buildSite.ts';
import { progress } from './processes.ts';

interface Following {
  build?: () => Promise<void>;
  isFresh?: () => boolean;
  tell?: (text: string) => void;
}

/** Files are written in bursts: by an editor's "save all", by a change of branch. */
const QUIET_MS = 300;

/**
 * Keeps the Studio as its sources are: builds it now when it is older, beside everything else that starts, and again
 * whenever one of them changes. One build at a time; what changed during one is in the next. Answers who is to be told
 * of changed files, by their path below `src`.
 */
export function studioFollower({
  build = buildStudio,
  isFresh = isStudioFresh,
  tell = progress,
}: Following = {}): { changed: (file: string) => void; settled: () => Promise<void> } {
  const state = { isStale: !isFresh(), last: Promise.resolve() };
  let quiet: NodeJS.Timeout | undefined;
  const bringUpToDate = () => {
    state.last = state.last
      .then(async () => {
        if (!state.isStale) return;
        // Before the build: its files are younger than what is changed while it runs.
        state.isStale = false;
        await build();
        tell('studio built');
      })
      .catch((error: Error) => tell(`the Studio could not be built: ${error.message}`));
  };
  bringUpToDate();
  return {
    changed(file) {
      if (!isStudioSource(file)) return;
      state.isStale = true;
      clearTimeout(quiet);
      quiet = setTimeout(bringUpToDate, QUIET_MS);
    },
    settled: () => state.last,
  };
}

/** The same for the sources of this repository, for as long as the program runs. */
export function followStudio(): void {
  const { changed } = studioFollower();
  watch('src', { recursive: true }, (_, file) => file && changed(file.replaceAll('\\', '/')));
}
