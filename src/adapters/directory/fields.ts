import { z } from 'zod';
import type {
  Address,
  Coordinate,
  EntityLink,
  ImageValue,
  LinkValue,
  SafeHtml,
} from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { type HoursPlace, readHours } from '#src/domain/hours/readHours.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { safeHtml } from './safeHtml.ts';

/**
 * Readers of single directory fields. A field that is missing reads as undefined; a field of another shape is
 * also undefined and is told to `onProblem`, so that one bad field never takes a page down.
 */
export interface FieldReader {
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** True or false only when the field says so. */
  flagIfSet(name: string): boolean | undefined;
  number(name: string): number | undefined;
  html(name: string): SafeHtml | undefined;
  link(name: string): string | undefined;
  /** Addresses of a list, each plain, {url} or {video: …}; only valid links. */
  links(name: string): string[];
  texts(name: string): string[];
  image(name: string): ImageValue | undefined;
  records(name: string): FieldReader[];
  record(name: string): FieldReader | undefined;
  entityLinks(name: string): EntityLink[];
  /** `place` says where they are of; the document itself, unless another is named. */
  hours(name: string, place?: HoursPlace): Hours | undefined;
  /** The members that say in which zone its hours are. */
  hoursPlace(): HoursPlace;
  address(name: string): Address | undefined;
  coordinate(name: string): Coordinate | undefined;
  /** True when the document carries the field at all. */
  has(name: string): boolean;
}

export type FieldProblem = (field: string, problem: string) => void;

const textShape = z.union([z.string(), z.number()]).transform((value) => String(value).trim());
const numberShape = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number());
const recordShape = z.record(z.string(), z.unknown());
const richShape = z.union([
  z.string(),
  z.object({ html: z.string() }).transform((value) => value.html),
  z.object({ markdown: z.string() }).transform((value) => paragraphs(value.markdown)),
]);
const urlShape = z.union([z.string(), z.looseObject({ url: z.string() }).transform((link) => link.url)]);
const linkShape = z.union([urlShape, z.looseObject({ video: urlShape }).transform((item) => item.video)]);
const imageShape = z.union([
  z.looseObject({ image: z.lazy(() => pictureShape) }).transform((value) => value.image),
  z.lazy(() => pictureShape),
]);
const pictureShape = z.looseObject({
  url: z.string().min(1),
  alternateText: z.string().optional().catch(undefined),
  width: z.number().positive().optional().catch(undefined),
  height: z.number().positive().optional().catch(undefined),
});
const addressShape = z.object({
  line1: z.string().min(1),
  line2: z.string().nullish(),
  line3: z.string().nullish(),
  city: z.string().min(1),
  region: z.string().nullish(),
  postalCode: z.string().nullish(),
  countryCode: z.string().nullish(),
  extraDescription: z.string().nullish(),
});
const coordinateShape = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const hasMarkup = (text: string) => /<[a-z][^>]*>/i.test(text);

/** Plain text as paragraphs: blank lines part them. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** Readers of a document's members, of any shape; `where` names the document in problems. */
function createAccess(document: Record<string, unknown>, onProblem: FieldProblem, where: string) {
  const value = (name: string) => document[name] ?? undefined;
  const path = (name: string) => (where ? `${where}.${name}` : name);
  function read<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const raw = value(name);
    if (raw === undefined) return undefined;
    const parsed = schema.safeParse(raw);
    if (parsed.success) return parsed.data;
    onProblem(path(name), parsed.error.issues[0]?.message ?? 'unreadable');
    return undefined;
  }
  function list(name: string): unknown[] {
    const raw = value(name);
    if (raw === undefined) return [];
    // A link field holds one entity or a list of them, depending on its cardinality.
    return Array.isArray(raw) ? raw : [raw];
  }
  function each<T>(name: string, schema: z.ZodType<T>): T[] {
    return list(name).flatMap((item, index) => {
      const parsed = schema.safeParse(item);
      if (parsed.success) return [parsed.data];
      onProblem(`${path(name)}.${index}`, parsed.error.issues[0]?.message ?? 'unreadable');
      return [];
    });
  }
  return { value, path, read, list, each };
}

/** Reads the fields of one wire document. `where` names it in problems. */
export function readFields(
  document: Record<string, unknown>,
  onProblem: FieldProblem,
  where = '',
): FieldReader {
  const { value, path, read, list, each } = createAccess(document, onProblem, where);
  const reader: FieldReader = {
    has: (name) => value(name) !== undefined,
    text: (name) => read(name, textShape) || undefined,
    flag: (name) => read(name, z.boolean()) ?? false,
    flagIfSet: (name) => read(name, z.boolean()),
    number: (name) => read(name, numberShape),
    html(name) {
      const rich = read(name, richShape);
      if (!rich) return undefined;
      return safeHtml(hasMarkup(rich) ? rich : paragraphs(rich));
    },
    link(name) {
      const raw = read(name, urlShape);
      if (!raw) return undefined;
      const link = validLink(raw);
      if (!link) onProblem(path(name), 'not a link');
      return link;
    },
    links: (name) => each(name, linkShape).flatMap((link) => validLink(link) ?? []),
    texts: (name) => each(name, textShape).filter((text) => text !== ''),
    image(name) {
      const picture = read(name, imageShape);
      return picture && imageOf(picture);
    },
    records: (name) =>
      each(name, recordShape).map((item, index) => readFields(item, onProblem, `${path(name)}.${index}`)),
    record(name) {
      const first = each(name, recordShape)[0];
      return first && readFields(first, onProblem, path(name));
    },
    entityLinks: (name) =>
      list(name).flatMap((item, index) => entityLink(item, onProblem, `${path(name)}.${index}`) ?? []),
    hoursPlace: () => ({ timezone: value('timezone'), address: value('address') }),
    hours: (name, place = reader.hoursPlace()) =>
      readHours(value(name), place, (member) =>
        onProblem([path(name), member].filter(Boolean).join('.'), 'unreadable hours'),
      ),
    address(name) {
      const wire = read(name, addressShape);
      return wire && addressOf(wire);
    },
    coordinate: (name) => read(name, coordinateShape),
  };
  return reader;
}

/** A linked entity, or its name alone; undefined for one that has none, which is told. */
function entityLink(item: unknown, onProblem: FieldProblem, where: string): EntityLink | undefined {
  if (typeof item === 'string') {
    const name = item.trim();
    return name ? { id: name, name } : undefined;
  }
  const parsed = recordShape.safeParse(item);
  const fields = readFields(parsed.data ?? {}, onProblem, where);
  const name = fields.text('c_displayName') ?? fields.text('name');
  if (!name) {
    onProblem(where, 'no name');
    return undefined;
  }
  const path = fields.link('c_detailPageURL');
  return { id: fields.text('id') ?? name, name, ...(path ? { path } : {}) };
}

/** A picture; undefined where its address is no link to one. */
function imageOf(picture: z.infer<typeof pictureShape>): ImageValue | undefined {
  const url = validLink(picture.url);
  if (!url || !/^(https?:)?\//i.test(url)) return undefined;
  const { width, height } = picture;
  return {
    url,
    alternateText: picture.alternateText ?? '',
    ...(width && height ? { width, height } : {}),
  };
}

function addressOf(wire: z.infer<typeof addressShape>): Address {
  const { line1, line2, line3, city, region, postalCode, countryCode, extraDescription } = wire;
  return {
    line1,
    ...(line2 ? { line2 } : {}),
    ...(line3 ? { line3 } : {}),
    city,
    region: region ?? '',
    postalCode: postalCode ?? '',
    countryCode: countryCode ?? 'US',
    ...(extraDescription ? { extraDescription } : {}),
  };
}

/** A link with its words; undefined unless both are there. */
export function linkValue(href: string | undefined, text: string | undefined): LinkValue | undefined {
  return href && text ? { href, text } : undefined;
}

/** Links of resources and forms by their link text; one without a valid link is left out. */
export function resourceLinks(resources: readonly FieldReader[]): LinkValue[] {
  return resources.flatMap((resource) => {
    const href =
      resource.link('c_resourceLinkURL') ?? resource.link('c_resourceFile') ?? resource.link('url');
    return linkValue(href, resource.text('c_resourceLinkText') ?? resource.text('name')) ?? [];
  });
}

/** Drops members that are undefined, so that the value can be written into a page's props. */
export function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}
