import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { formatDate, formatDay, parsePublished } from '#src/domain/dates/dates.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { eventDateText } from '#src/domain/events/eventDates.ts';
import type { PageFields } from '#src/declaration/pageFields.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import { cut, headDescription, headTitle, TITLE_LENGTH } from '#src/domain/text/headText.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import type { Layout } from '#src/page/steps/layoutStep.ts';
import { contentKind } from './contentKind.ts';
import { wordsOf } from './words.ts';

/** A content page, as its words are made of it. */
type ContentPage = Pick<Layout, 'route' | 'fields'>;

/** What the head of a content page is made of beside the page's own fields. */
export interface ContentFacts {
  locale: Locale;
  siteName: string;
  wildcard?: Wildcard | undefined;
  event?: NetworkEvent | undefined;
  /** How many a listing has found, when it has. */
  found?: number | undefined;
}

/** The title of a content page, without the site's name, which editors may have written behind it. */
export function contentTitle(
  page: ContentPage,
  { locale, siteName, wildcard, event }: ContentFacts,
): string | undefined {
  const { route, fields } = page;
  const own = fields['Meta Title'].value || fields.Title.value || (route.displayName ?? route.name);
  if (!own) return undefined;
  const suffix = `| ${siteName}`;
  const text = own.endsWith(suffix) ? own.slice(0, -suffix.length).trim() : own;
  if (wildcard) return listingTitle(text, wildcard, locale);
  const day = event ? eventStart(event, locale) : publishedDay(page.fields, locale);
  const isDated = event !== undefined || contentKind(page) === 'news';
  return headTitle(text, [], isDated ? day : undefined);
}

/** The description of a content page: what its editors wrote, with the facts that tell it from others. */
export function contentDescription(page: ContentPage, facts: ContentFacts): string | undefined {
  const { locale, wildcard, event } = facts;
  const { fields } = page;
  const own = fields['Meta Description'].value || fields.Description.value;
  const text = own === '' ? undefined : plainText(wildcard ? fillWildcard(own, wildcard) : own);
  if (event) return headDescription([eventWords(event, locale), text]);
  if (wildcard) return headDescription([foundWords(page, facts), text]);
  const title = fields.Title.value || undefined;
  const byline = bylineOf(fields, locale);
  if (!byline) return headDescription([text ?? title]);
  // Many articles begin with the same sentence: the page's own name says which one this is.
  const isNamed = !title || !text || text.includes(title);
  return headDescription([isNamed ? undefined : `${title}.`, byline, text]);
}

/** A city is what tells listings apart: where all does not fit, the words before it are cut. */
function listingTitle(text: string, wildcard: Wildcard, locale: Locale): string {
  const full = fillWildcard(text, wildcard);
  // A type's name alone is that of the service, too.
  if (full === wildcard.locationType?.label) return headTitle(full, [wordsOf(locale)('seo.kind-facility')]);
  const { specialty, locationType } = wildcard;
  const excess = full.length - TITLE_LENGTH;
  if (excess <= 0) return full;
  const shorten = (words: string) => cut(words, Math.max(2, words.length - excess));
  return headTitle(
    fillWildcard(text, {
      ...wildcard,
      ...(specialty && { specialty: { ...specialty, plural: shorten(specialty.plural || specialty.name) } }),
      ...(locationType && { locationType: { ...locationType, label: shorten(locationType.label) } }),
    }),
    [],
  );
}

function foundWords(
  page: ContentPage,
  { locale, wildcard, found, siteName }: ContentFacts,
): string | undefined {
  if (found === undefined || found < 1) return undefined;
  // Not everybody of a specialty is a doctor: audiologists are not.
  const kind = wildcard?.locationType ? 'place' : wildcard?.specialty ? 'provider' : 'doctor';
  const title = contentTitle(page, { locale, siteName, wildcard });
  return title && wordsOf(locale)(`seo.found-${kind}${found === 1 ? '' : 's'}`, { title, count: found });
}

function eventWords({ dates, isOnline, places }: NetworkEvent, locale: Locale): string {
  const say = wordsOf(locale);
  const when = eventDateText(dates, locale);
  const [place] = places;
  if (isOnline) return say('seo.eventOnline', { when });
  const where = [place?.name, place?.address?.city].filter(Boolean).join(', ');
  return where ? say('seo.eventAt', { when, place: where }) : say('seo.eventWhen', { when });
}

/** The day, and the hour where it is known: the same class may be held twice a day. */
function eventStart({ dates: { start, hasTime } }: NetworkEvent, locale: Locale): string {
  return hasTime
    ? `${formatDay(start, locale, 'full')}, ${formatTime(start, locale)}`
    : formatDate(start, locale);
}

function publishedDay(fields: PageFields, locale: Locale): string | undefined {
  const published = parsePublished(fields.PublishedDate.value);
  return published.kind === 'date' ? formatDate(published.instant, locale) : undefined;
}

function bylineOf(fields: PageFields, locale: Locale): string | undefined {
  const say = wordsOf(locale);
  const author = fields.Contributor.value;
  const date = publishedDay(fields, locale);
  if (author) return date ? say('seo.byOn', { author, date }) : say('seo.by', { author });
  return date && say('seo.on', { date });
}
