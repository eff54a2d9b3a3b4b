import type { Locale } from '#src/domain/entities/common.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';

/*
 * Reads the fields a content platform sends with a rendering. The shape is never trusted: null, a missing member
 * or another kind of value reads as empty. Rich text is passed on as it is: it must have been sanitised where the
 * layout comes in (adapters/content), as text that a person wrote always is.
 */

/** A link an editor set. Without a usable address only its words are left (Q-355). */
export interface LinkField {
  href?: string;
  text: string;
  isNewWindow: boolean;
}

/** A picture an editor set; width and height in px when the platform knows them. */
export interface ImageField {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** What stays in sight where the picture is cropped, from the left and the top: `61% 40%`. */
  focal?: string;
}

/** A child item of a datasource: a link, a slide, a navigation entry. */
export interface FieldItem {
  id: string;
  name: string;
  fields: unknown;
}

const memberOf = (holder: unknown, name: string): unknown =>
  holder !== null && typeof holder === 'object' && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;

const valueOf = (field: unknown): unknown =>
  field !== null && typeof field === 'object' && !Array.isArray(field) && 'value' in field
    ? field.value
    : field;

/** A field as the platform sent it, with its editing metadata; for the editable views. */
export function rawField(fields: unknown, name: string): unknown {
  return memberOf(fields, name);
}

/** The trimmed text of a field, '' when it has none. Of markup it has been cleaned: it may be set as HTML. */
export function textField(fields: unknown, name: string): string {
  const value = valueOf(memberOf(fields, name));
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** What was written where markup was cleaned (`safeLayout`): of a text, or of a member of a link or picture. */
const writtenOf = (field: unknown, member?: string): string | undefined => {
  const all = memberOf(field, 'asWritten');
  const one = member === undefined ? all : memberOf(all, member);
  return typeof one === 'string' ? one : undefined;
};

/**
 * The trimmed text of a field as it was written, for what is drawn as words and never as HTML: "AT&T <b>" stays that, where
 * `textField` gives "AT&amp;T <b></b>".
 */
export function wordsField(fields: unknown, name: string): string {
  return writtenOf(memberOf(fields, name))?.trim() ?? textField(fields, name);
}

/** A field as it is drawn as words by a part that takes it whole: its value is what was written. */
export function writtenField<Sent extends object>(field: Sent): Sent {
  const written = writtenOf(field);
  return written === undefined ? field : { ...field, value: written };
}

/** The HTML of a field, '' when nothing in it can be read or seen. */
export function richTextField(fields: unknown, name: string): string {
  const html = textField(fields, name);
  const words = html.replace(/<(?!img\b|iframe\b|video\b|hr\b)[^>]*>/gi, '').replace(/&nbsp;|\u00a0/g, ' ');
  return words.trim() === '' ? '' : html;
}

/** The picture of a field, undefined when none is chosen. */
export function imageField(fields: unknown, name: string): ImageField | undefined {
  const field = memberOf(fields, name);
  const value = valueOf(field);
  const src = memberOf(value, 'src');
  if (typeof src !== 'string' || !validLink(src)) return undefined;
  const alt = writtenOf(field, 'alt') ?? memberOf(value, 'alt');
  const width = pixels(memberOf(value, 'width'));
  const height = pixels(memberOf(value, 'height'));
  return {
    src: src.trim(),
    alt: typeof alt === 'string' ? alt : '',
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...focalOf(value),
  };
}

function focalOf(value: unknown): Pick<ImageField, 'focal'> {
  const at = ['focalx', 'focaly'].map((name) => memberOf(value, name));
  return at.every((part) => /^(\d\d?|100)$/.test(String(part))) ? { focal: `${at.join('% ')}%` } : {};
}

/** The link of a field with its query and anchor, undefined when it has neither address nor words. */
export function linkField(fields: unknown, name: string): LinkField | undefined {
  const field = memberOf(fields, name);
  const value = valueOf(field);
  const part = (name: string) => {
    const found = writtenOf(field, name) ?? memberOf(value, name);
    return typeof found === 'string' ? found.trim() : '';
  };
  const address = validLink(part('href').replace(/^http:\/\/(?=[#/])/, ''));
  const query = part('querystring').replace(/^\?/, '');
  const anchor = part('anchor').replace(/^#/, '');
  const href = address && withAnchor(withQuery(address, query), anchor);
  const text = part('text');
  if (!href && !text) return undefined;
  return { ...(href ? { href } : {}), text: text || (href ?? ''), isNewWindow: part('target') === '_blank' };
}

/** True for a ticked box, also as the platform writes it in parameters: '1', 'true'. */
export function isSet(value: unknown): boolean {
  const plain = valueOf(value);
  return plain === true || plain === 1 || (typeof plain === 'string' && /^(1|true|yes)$/i.test(plain.trim()));
}

/** Child items of a datasource, in order; [] when it has none. */
export function childItems(fields: unknown): FieldItem[] {
  const lists = [memberOf(fields, 'items'), memberOf(fields, 'Children')];
  return lists.flatMap((list) => listOf(list)).flatMap((one, index) => itemOf(one, index));
}

function listOf(list: unknown): unknown[] {
  const value = valueOf(list);
  return Array.isArray(value) ? value : [];
}

function itemOf(one: unknown, index: number): FieldItem[] {
  if (one === null || typeof one !== 'object') return [];
  const text = (name: string) => {
    const found = valueOf(memberOf(one, name));
    return typeof found === 'string' ? found : '';
  };
  // Some resolvers send an item's fields beside its id, others below `fields`.
  const fields = memberOf(one, 'fields') ?? one;
  return [{ id: text('id') || text('Id') || String(index), name: text('name') || text('Name'), fields }];
}

/** An entry of a menu (Q-178). Without an address it is a heading. */
export interface NavItem {
  id: string;
  title: string;
  href?: string;
  /** Class names an editor gave the entry. */
  styles: string;
  children: NavItem[];
}

/**
 * The menu below a datasource: `Href` with `Querystring` or a `Link`; the title is NavigationTitle, else Title, else
 * DisplayName (Q-178). `locale` puts site paths of plain `Href`s into the page's language. Also reads the shape
 * in which the fields themselves are the list ({0: …, 1: …}).
 */
export function navItems(fields: unknown, locale: Locale, depth = 4): NavItem[] {
  if (depth === 0) return [];
  const below = childItems(fields);
  const own =
    below.length > 0 || fields === null || typeof fields !== 'object'
      ? below
      : Object.keys(fields)
          .filter((key) => /^\d+$/.test(key))
          .flatMap((key, index) => itemOf((fields as Record<string, unknown>)[key], index));
  return own.flatMap((item) => {
    const link = linkField(item.fields, 'Link');
    const title =
      wordsField(item.fields, 'NavigationTitle') ||
      wordsField(item.fields, 'Title') ||
      wordsField(item.fields, 'DisplayName') ||
      link?.text ||
      '';
    if (!title) return [];
    const plain = validLink(textField(item.fields, 'Href'));
    const href =
      link?.href ??
      (plain &&
        withQuery(localHref(plain, locale), textField(item.fields, 'Querystring').replace(/^\?/, '')));
    return [
      {
        id: item.id,
        title,
        ...(href ? { href } : {}),
        styles: textField(item.fields, 'Styles'),
        children: navItems(item.fields, locale, depth - 1),
      },
    ];
  });
}

/** A path of this site in a language; anything else unchanged. `/a` → `/es/a`. */
export function localHref(href: string, locale: Locale): string {
  if (locale === 'en' || !/^\/(?![/\\-])/.test(href)) return href;
  return /^\/es(?=[/?#]|$)/.test(href) ? href : `/${locale}${href === '/' ? '' : href}`;
}

function withQuery(href: string, query: string): string {
  if (!query) return href;
  const [address = '', hash] = href.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function withAnchor(href: string, anchor: string): string {
  return anchor && !href.includes('#') ? `${href}#${anchor}` : href;
}

function pixels(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? Number.parseInt(value, 10) : 0;
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** The class names an editor chose for a rendering, plain words only. */
export function styleNames(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((name) => /^[A-Za-z][\w-]*$/.test(name)) : [];
}

/** The numbers an editor enabled ('1,2,4'), within 1–8, in order and once each. */
export function enabledNumbers(value: unknown): number[] {
  const text = typeof value === 'string' ? value : '';
  const numbers = text.split(',').map((part) => Number(part.trim()));
  return [...new Set(numbers)].filter((one) => Number.isInteger(one) && one >= 1 && one <= 8);
}
