import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isRunning } from './oneBuilder.ts';
import { isPortFree } from './processes.ts';

/** Within this a site that has marked its build listens, in ms: its platform starts first. */
const STARTS_MS = 120_000;

const build = () => process.env.NEXT_DIST_DIR ?? '.next';
const markOf = (pid: number) => `${build()}.used.${pid}`;

/** Marks the build as the one a site runs from that this process starts on a port, until it ends. */
export function useBuild(port: number): void {
  const mark = markOf(process.pid);
  writeFileSync(mark, String(port));
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** A build is not replaced under a site that runs from it, which would be left without its files: rejects, saying what to do. */
export async function refuseWhileUsed(): Promise<void> {
  for (const mark of globSync(markOf(0).replace(/0$/, '*'))) {
    const pid = Number(mark.slice(mark.lastIndexOf('.') + 1));
    const port = Number(readFileSync(mark, 'utf8'));
    // A killed process leaves its mark, and its number may be another's by now.
    const isStarting = Date.now() - statSync(mark).mtimeMs < STARTS_MS;
    const isUsed = isRunning(pid) && (isStarting || (port > 0 && !(await isPortFree(port))));
    if (isUsed)
      throw new Error(
        `A site runs from the build in ${build()} (port ${port}, process ${pid}), and this needs another build: ` +
          'stop it first, or give this one a folder of its own, such as NEXT_DIST_DIR=.next-second',
      );
    rmSync(mark, { force: true });
  }
}
