/**
 * Reads every address of both sites' sitemaps and makes its title and description, as its page would, from the running
 * platform; fails when one is empty, too long or the same as another's of its site and language. `--every N` reads every
 * N-th address of each file only. Needs a running platform (PLATFORM_ORIGIN) and nothing of the site.
 */
import { sideBySide } from '#src/domain/lists/sideBySide.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';
import { pageSubject } from '#src/page/share/pageSubject.ts';
import { services } from '#src/server/compose.ts';
import { SITEMAP_KINDS } from '#src/server/sitemap.ts';
import { sitemapPages } from '#src/server/sitemapPages.ts';
import { headProblems } from '#tests/support/headProblems.ts';
import type { HeadWords } from '#tests/support/headProblems.ts';

/** Pages that are made at once. */
const AT_ONCE = 12;

const at = process.argv.indexOf('--every');
const step = at > 0 ? Math.max(1, Number(process.argv[at + 1])) : 1;
const joined = services();
const now = new Date();
// All entities of a kind share one layout: asked for once, not 40,000 times.
const layouts = new Map<string, ReturnType<typeof joined.content.layout>>();
const redirects = new Map<string, ReturnType<typeof joined.content.redirects>>();
const content: typeof joined.content = {
  ...joined.content,
  redirects(site) {
    const known = redirects.get(site) ?? joined.content.redirects(site);
    redirects.set(site, known);
    return known;
  },
  layout(site, path, locale) {
    const key =
      /-[^-/]*\d[^/]*$/.test(path) && !/^\/(?:find-event|news|health)\//.test(path)
        ? `${site} ${locale} ${path.replace(/[^/]+$/, '*')}`
        : `${site} ${locale} ${path}`;
    const known = layouts.get(key) ?? joined.content.layout(site, path, locale);
    layouts.set(key, known);
    return known;
  },
};

/** A busy machine is not what is looked for here: a failure is asked again some times, a little later. */
async function patiently<T>(make: () => Promise<T>, times = 5): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (times === 0) throw error;
    layouts.clear();
    redirects.clear();
    await new Promise((wake) => setTimeout(wake, 5000));
    return patiently(make, times - 1);
  }
}

const heads: HeadWords[] = [];
const lost: string[] = [];
for (const variant of ['main', 'plan'] as const satisfies SiteVariant[]) {
  for (const kind of SITEMAP_KINDS[variant]) {
    const started = performance.now();
    const pages = await patiently(() => sitemapPages(kind, joined, variant));
    const wanted = pages
      .filter((_, index) => index % step === 0)
      .flatMap(({ path, locales }) => locales.map((locale) => ({ path, locale })));
    const read = await sideBySide(wanted, AT_ONCE, async ({ path, locale }) => {
      const address = `${variant} ${locale} ${path}`;
      const subject = await patiently(() =>
        pageSubject({ variant, locale, path: decodeText(path), now }, { ...joined, content }),
      );
      if (subject.kind !== 'subject') {
        lost.push(`${address}: ${subject.kind}`);
        return [];
      }
      const { seo } = subject;
      return [
        { address, group: `${variant} ${locale}`, title: seo.share.title, description: seo.description },
      ];
    });
    heads.push(...read.flat());
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${variant} ${kind}: ${read.flat().length} pages in ${seconds} s`);
  }
}
const problems = [...lost, ...headProblems(heads)];
for (const problem of problems.slice(0, 200)) console.log(problem);
console.log(`${heads.length} pages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
