import { z } from 'zod';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { SortKey } from './engine/IndexQuery.ts';
import type { Point } from './engine/PointColumn.ts';

/** Longest text that is searched for; what is typed beyond it is ignored. */
const MAX_INPUT = 500;
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;
const MAX_OFFSET = 9950;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const location = z.string().transform((text, context): Point => {
  const [latitude = NaN, longitude = NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (more.length > 0 || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    context.addIssue({ code: 'custom', message: 'must be "latitude,longitude" in degrees' });
    return z.NEVER;
  }
  return { latitude, longitude };
});

const sortBys = json.pipe(
  z
    .array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('FIELD'),
          field: z.string().min(1).max(200),
          direction: z.enum(['ASC', 'DESC']),
        }),
        z.object({ type: z.literal('ENTITY_DISTANCE'), direction: z.enum(['ASC', 'DESC']).optional() }),
        z.object({ type: z.literal('RELEVANCE'), direction: z.enum(['ASC', 'DESC']).optional() }),
      ]),
    )
    .max(5),
);

const common = z.object({
  experienceKey: z.enum(['search', 'related-content']),
  v: z.string().regex(/^\d{8}$/, 'must be a date as YYYYMMDD'),
  locale: z.string().min(2).max(35),
  input: z
    .string()
    .default('')
    .transform((text) => text.slice(0, MAX_INPUT)),
});

const searching = common.extend({
  queryId: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'is malformed')
    .optional(),
  location: location.optional(),
  skipSpellCheck: flag.default(false),
  context: json.optional(),
});

/** Parameters of a vertical query (yext protocol 1.6). */
export const verticalQuery = searching.extend({
  verticalKey: z.string().min(1).max(100),
  filters: json.optional(),
  facetFilters: json.optional(),
  retrieveFacets: flag.default(false),
  facetAllowlist: z.string().max(4000).optional(),
  limit: integer(0, MAX_LIMIT).default(DEFAULT_LIMIT),
  offset: integer(0, MAX_OFFSET).default(0),
  sortBys: sortBys.default([]),
  locationRadius: z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/, 'must be metres, 0 or more')
    .transform(Number)
    .optional(),
});

/** Parameters of a query over all verticals (1.7). */
export const universalQuery = searching.extend({
  limit: json.pipe(z.record(z.string(), z.number().int().min(1).max(MAX_LIMIT))).default({}),
  restrictVerticals: z.string().max(2000).optional(),
});

/** Parameters of both autocompletes (1.8). */
export const autocompleteQuery = common.extend({ limit: integer(1, 100).default(10) });
export const verticalAutocompleteQuery = autocompleteQuery.extend({
  verticalKey: z.string().min(1).max(100),
});

/** Parameters of a filter search (1.9). */
export const filterSearchQuery = common.extend({
  verticalKey: z.string().min(1).max(100),
  search_parameters: json.pipe(
    z.object({
      sectioned: z.boolean().default(false),
      fields: z
        .array(
          z.object({
            fieldId: z.string().min(1).max(200),
            entityTypeId: z.string().max(100).optional(),
            shouldFetchEntities: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
  ),
  excluded: json.pipe(z.array(z.record(z.string(), z.record(z.string(), z.unknown()))).max(500)).default([]),
});

/** Body of a submitted question (1.10). */
export const questionBody = z.object({
  email: z.email().max(320),
  entityId: z.string().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  questionText: z.string().trim().min(1).max(4000),
  questionDescription: z.string().max(4000).optional(),
  questionLanguage: z.string().min(2).max(35),
  site: z.string().min(1).max(50),
});

/** Body of a request for a generated answer: the client's own state, of which nothing is read. */
export const answerBody = z.object({
  searchId: z.string().min(1).max(200),
  searchTerm: z.string().max(4000),
  results: z.record(z.string(), z.unknown()),
});

export type VerticalQuery = z.infer<typeof verticalQuery>;
export type UniversalQuery = z.infer<typeof universalQuery>;

/** Checks what a caller sent; throws HttpProblem 400 that names the first parameter that is missing or malformed. */
export function checked<T>(schema: z.ZodType<T>, source: unknown): T {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [name] = issue?.path ?? [];
  const isMissing =
    name !== undefined && typeof source === 'object' && source !== null && !(String(name) in source);
  throw new HttpProblem(
    400,
    name === undefined
      ? 'The request is malformed'
      : isMissing
        ? `Missing parameter ${String(name)}`
        : `Parameter ${String(name)}: ${issue?.message ?? 'is malformed'}`,
  );
}

/** The query parameters by name; of repeated ones the last counts. */
export function parametersOf(url: URL): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of url.searchParams) parameters[name] = value;
  return parameters;
}

/** Sort orders as the engine has them. */
export function sortKeysOf(entries: VerticalQuery['sortBys']): SortKey[] {
  return entries.map((entry): SortKey => {
    if (entry.type === 'FIELD') return { kind: 'field', field: entry.field, direction: entry.direction };
    return { kind: entry.type === 'RELEVANCE' ? 'relevance' : 'distance' };
  });
}
