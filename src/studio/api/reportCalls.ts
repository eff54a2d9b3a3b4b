import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

export const LINK_KINDS = ['nowhere', 'deleted', 'unpublished', 'anchor', 'redirect', 'external'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const linkShape = z.object({
  kind: z.enum(LINK_KINDS),
  to: z.string(),
  href: z.string(),
  words: z.string(),
  itemId: z.string(),
  field: z.string(),
  language: z.enum(['en', 'es']),
  source: z.string(),
  page: z.object({ id: z.string(), name: z.string(), path: z.string() }),
  otherPages: z.number(),
  isEverywhere: z.boolean(),
  isLive: z.boolean(),
});
const linksShape = z.object({
  rows: z.array(linkShape),
  total: z.number(),
  counts: z.partialRecord(z.enum(LINK_KINDS), z.number()),
});

/** A link that keeps no promise, or leads to another site. */
export type ReportedLink = z.infer<typeof linkShape>;
export type LinkReport = z.infer<typeof linksShape>;

export const FINDING_KINDS = ['refused', 'untrusted', 'conflict', 'dangling', 'note'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const runShape = z.object({
  id: z.string(),
  at: z.string(),
  endedAt: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  isDry: z.boolean(),
  files: z.array(z.string()),
  /** Those whose records are in the directory, or were tried. */
  stored: z.array(z.string()),
  state: z.enum(['running', 'done', 'refused', 'interrupted']),
  message: z.nullable(z.string()),
  ...{ read: z.number(), created: z.number(), updated: z.number(), unchanged: z.number() },
  ...{ joined: z.number(), refused: z.number(), flagged: z.number() },
  realId: z.nullable(z.string()),
  canRun: z.boolean(),
});
const runDetailShape = z.object({
  run: runShape,
  counts: z.partialRecord(z.enum(FINDING_KINDS), z.number()),
  findings: z.array(
    z.object({
      file: z.string(),
      kind: z.enum(FINDING_KINDS),
      row: z.number(),
      label: z.string(),
      field: z.string(),
      reason: z.string(),
      code: z.string(),
      about: z.string(),
    }),
  ),
  perPage: z.number(),
});
const begunShape = z.object({ id: z.string() });

/** An import of the directory, for real or tried. */
export type ImportRun = z.infer<typeof runShape>;
export type ImportDetail = z.infer<typeof runDetailShape>;

type Calls = Pick<StudioApi, 'links' | 'imports' | 'importRun' | 'tryImport' | 'runImport'>;

/** Reports about the whole site. */
export function reportCalls(http: Http): Calls {
  const at = (id: string) => `/studio/api/imports/${encodeURIComponent(id)}`;
  return {
    links: async (site, kind) =>
      linksShape.parse(
        await http.get(`/studio/api/links?${new URLSearchParams({ site, ...(kind && { kind }) })}`),
      ),
    imports: async () =>
      z.object({ runs: z.array(runShape) }).parse(await http.get('/studio/api/imports')).runs,
    importRun: async (id, kind, page) =>
      runDetailShape.parse(
        await http.get(`${at(id)}?${new URLSearchParams({ page: String(page), ...(kind && { kind }) })}`),
      ),
    tryImport: async (file, source) =>
      begunShape.parse(
        await http.upload(`/studio/api/imports?${new URLSearchParams({ name: file.name, source })}`, file),
      ).id,
    runImport: async (id) => begunShape.parse(await http.post(`${at(id)}/run`, {})).id,
  };
}
