/** What the site's process is started with before Next, so that a crowd is let in and can be told (`src/server/busy/acceptMany.ts`). */
export const acceptMany: readonly string[] = ['--import', './src/server/busy/acceptMany.ts'];
