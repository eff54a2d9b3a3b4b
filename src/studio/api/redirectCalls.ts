import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { Language, StudioApi } from './StudioApi.ts';

const refusals = [
  ...(['from', 'pattern', 'to', 'itself', 'circle', 'taken', 'page', 'hidden', 'gone', 'columns'] as const),
] as const;
const why = z.enum(refusals);
const end = z.enum(['page', 'nothing', 'elsewhere', 'circle', 'unknown']);
const listShape = z.object({
  redirects: z.array(
    z.object({
      pattern: z.string(),
      target: z.string(),
      locale: z.string(),
      from: z.string(),
      isPattern: z.boolean(),
      how: z.enum(['permanent', 'temporary', 'shown']),
      keepsQuery: z.boolean(),
      made: z.nullable(
        z.object({ how: z.enum(['move', 'hand', 'import']), at: z.string(), by: z.nullable(z.string()) }),
      ),
      end,
    }),
  ),
  mayChange: z.boolean(),
});
const wayShape = z.object({
  ways: z.array(
    z.object({ language: z.string(), steps: z.array(z.string()), isPermanent: z.boolean(), end }),
  ),
});
const answerShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), target: z.string(), ledOn: z.optional(z.number()) }),
  z.object({ kind: z.literal('refused'), why, about: z.string() }),
]);
const importShape = z.object({
  lines: z.array(
    z.object({
      line: z.number(),
      from: z.string(),
      to: z.string(),
      outcome: z.enum(['added', 'replaced', 'same', 'refused']),
      why: z.optional(why),
      about: z.optional(z.string()),
      leadsTo: z.optional(z.string()),
    }),
  ),
  counts: z.object({ added: z.number(), replaced: z.number(), same: z.number(), refused: z.number() }),
});

/** What leads where, how it came about, and what a visitor meets at the end. */
export type RedirectList = z.infer<typeof listShape>;
export type RedirectView = RedirectList['redirects'][number];
export type RedirectAnswer = z.infer<typeof answerShape>;
export type RedirectRefusal = (typeof refusals)[number];
export type RedirectWay = z.infer<typeof wayShape>['ways'][number];
/** What became, or would become, of each line of a file. */
export type RedirectImport = z.infer<typeof importShape>;
export type ImportedLine = RedirectImport['lines'][number];

/** A redirect as it is written: one address, or a pattern that begins with `^`. */
export interface RedirectInput {
  from: string;
  to: string;
  isPermanent: boolean;
  keepsQuery: boolean;
  locale: '' | Language;
}

/** By what the platform finds one again. */
export type RedirectKey = Pick<RedirectView, 'pattern' | 'target' | 'locale'>;

const keyOf = ({ pattern, target, locale }: RedirectKey): RedirectKey => ({ pattern, target, locale });

type Calls = Pick<
  StudioApi,
  'redirects' | 'redirectWay' | 'putRedirect' | 'removeRedirect' | 'importRedirects'
>;

/** What leads where. */
export const redirectCalls = (http: Http): Calls => ({
  redirects: async (site) => listShape.parse(await http.get(`/studio/api/redirects?site=${site}`)),
  redirectWay: async (site, from) =>
    wayShape.parse(await http.get(`/studio/api/redirects/way?site=${site}&from=${encodeURIComponent(from)}`))
      .ways,
  putRedirect: async (site, rule, was) =>
    answerShape.parse(
      await http.post('/studio/api/redirects', { site, rule, ...(was && { was: keyOf(was) }) }),
    ),
  removeRedirect: async (site, was) =>
    answerShape.parse(await http.post('/studio/api/redirects/remove', { site, was: keyOf(was) })),
  importRedirects: async (site, csv, isTrial) =>
    importShape.parse(await http.post('/studio/api/redirects/import', { site, csv, isTrial })),
});
