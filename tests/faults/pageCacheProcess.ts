/**
 * One of several sites that share their pages, without what draws them: it asks the page cache as the framework does, and
 * what it "renders" is what a file says. `node pageCacheProcess.ts BUILD SOURCE`; calls come from the parent.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import PageCacheHandler from '../../src/server/pageCache/PageCacheHandler.ts';
import { nextsClock } from '../../src/server/pageCache/nextsClock.ts';
import { pageCacheOfProcess } from '../../src/server/pageCache/pageCacheOfProcess.ts';
import { sharePhrases } from '../../src/server/phrasesOfProcess.ts';

const [, , build = '', source = ''] = process.argv;
const LIFETIME = { revalidate: 300, expire: 86_400 };
type Context = ConstructorParameters<typeof PageCacheHandler>[0];

let renders = 0;
const phrases: string[] = [];
sharePhrases((variant) => void phrases.push(variant));

/** What the framework does with a request. */
async function ask(key: string, isOrdered: boolean): Promise<string | null> {
  const handler = new PageCacheHandler({
    serverDistDir: `${build}/server`,
    _requestHeaders: isOrdered ? { 'x-prerender-revalidate': 'the id of this build' } : {},
  } as unknown as Context);
  const kept = await handler.get(key, { kind: 'PAGES' } as Parameters<PageCacheHandler['get']>[1]);
  const isFresh =
    kept && kept.lastModified !== -1 && nextsClock() - (kept.lastModified ?? 0) <= LIFETIME.revalidate * 1000;
  if (isOrdered ? !kept : isFresh) return kept?.value?.kind === 'PAGES' ? text(kept.value.html) : null;
  renders += 1;
  const begunAt = nextsClock();
  const said = JSON.parse(readFileSync(source, 'utf8')) as {
    html: string | null;
    isIncomplete?: true;
    ms: number;
  };
  await pause(said.ms);
  const { html, isIncomplete } = said;
  const pageData = { pageProps: { page: {}, begunAt, ...(isIncomplete && { isIncomplete }) } };
  const value = html === null ? null : { kind: 'PAGES' as const, html, pageData };
  await handler.set(key, value, { cacheControl: { ...LIFETIME, ...(isIncomplete && { revalidate: 5 }) } });
  return html;
}
const text = (html: unknown) => String(html);

const calls: Record<string, (...args: never[]) => unknown> = {
  ask: (key: string) => ask(key, false),
  /** What a call for a publication does with a page. */
  async publish(key: string, address: string) {
    pageCacheOfProcess()?.expect(address);
    return ask(key, true);
  },
  outdate: (below: string[]) => pageCacheOfProcess()?.outdate(below),
  phrases: (variant: 'main' | 'plan') => pageCacheOfProcess()?.tell({ phrases: [variant] }),
  seen: () => ({ renders, phrases }),
};

process.on('message', async ({ id, call, args }: { id: number; call: string; args: never[] }) => {
  const began = performance.now();
  try {
    const answer = (await calls[call]?.(...args)) ?? null;
    process.send?.({ id, answer, ms: performance.now() - began });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
