import type { Locale } from '../../domain/entities/common.ts';
import type { Random } from './random.ts';

/** The same text in both languages of the site. */
export interface Bilingual {
  en: string;
  es: string;
}

/** Values that fill `{name}` gaps; a plain string is used in both languages. */
export type Gaps = Record<string, string | Bilingual>;

export const both = (en: string, es: string): Bilingual => ({ en, es });

/** A value that reads the same in both languages, such as a proper name. */
export const same = (text: string): Bilingual => ({ en: text, es: text });

export function isBilingual(value: unknown): value is Bilingual {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 2 && 'en' in value && 'es' in value;
}

/** The value with every bilingual text in it replaced by its text in `locale`; absent members are left out. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((member) => inLocale(member, locale));
  if (isBilingual(value)) return wholeTimesIn(value[locale], locale);
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) result[key] = inLocale(member, locale);
  }
  return result;
}

const TIMES: Readonly<Record<Locale, RegExp>> = {
  en: /(\b(?:from|to|until|at|by) )?\b(\d{1,2}(?::\d\d)?)[ \u00a0]([ap]m)\b/g,
  es: /(\b(?:de|a|las|la) )?\b(\d{1,2}(?::\d\d)?)[ \u00a0]([ap]\.[ \u00a0]m\.)/g,
};

/** A text with times of the day that stay in one line with the word before them: "to 7:30 pm", "de 8 a. m.". */
const wholeTimesIn = (text: unknown, locale: Locale): unknown =>
  typeof text === 'string'
    ? text.replace(TIMES[locale], (time) => time.replaceAll(' ', '\u00a0'))
    : withWholeTimes(text);

/** A value with such times in all its bilingual texts. */
export function withWholeTimes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member: unknown) => withWholeTimes(member)) as Value;
  const members = isBilingual(value)
    ? { en: wholeTimesIn(value.en, 'en'), es: wholeTimesIn(value.es, 'es') }
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withWholeTimes(member)]));
  return members as Value;
}

/** Fills `{name}` gaps; a gap without a value is a mistake in the seed and throws. */
export function fill(text: Bilingual, gaps: Gaps): Bilingual {
  const one = (locale: Locale) =>
    text[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = gaps[name];
      if (value === undefined) throw new Error(`no value for {${name}} in "${text.en}"`);
      return typeof value === 'string' ? value : value[locale];
    });
  // Spanish draws "a el" and "de el" together.
  const es = one('es').replace(/(?<!\p{L})(a|de) el /gu, (_, word: string) =>
    word === 'a' ? 'al ' : 'del ',
  );
  return { en: one('en'), es };
}

/** A phrase as a pair, for tables: [English, Spanish]. */
export type Pair = readonly [en: string, es: string];

/** Picks one pair and fills its gaps. */
export function say(random: Random, pairs: readonly Pair[], gaps: Gaps = {}): Bilingual {
  const [en, es] = random.pick(pairs);
  return fill({ en, es }, gaps);
}

/** Sentences joined with a space. */
export const sentences = (...parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map((part) => part.en).join(' '),
  es: parts.map((part) => part.es).join(' '),
});

/** Paragraphs as HTML. */
export const paragraphs = (...parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map((part) => `<p>${part.en}</p>`).join(''),
  es: parts.map((part) => `<p>${part.es}</p>`).join(''),
});

/** A bulleted list as HTML. */
export const bullets = (items: readonly Bilingual[]): Bilingual => ({
  en: `<ul>${items.map((item) => `<li>${item.en}</li>`).join('')}</ul>`,
  es: `<ul>${items.map((item) => `<li>${item.es}</li>`).join('')}</ul>`,
});

export const heading = (text: Bilingual): Bilingual => ({
  en: `<h2>${text.en}</h2>`,
  es: `<h2>${text.es}</h2>`,
});

export const html = (...parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map((part) => part.en).join(''),
  es: parts.map((part) => part.es).join(''),
});

/** Names inside of titles: of people, places and programs. */
const NAMES = [
  ...['Achilles', 'Aquiles', 'Alzheimer', 'Botox', 'Chi', 'Crohn', 'English', 'Graves', 'Lyme', 'Medi-Cal'],
  ...['Medicare', 'Meridian', 'Mohs', 'Pap', 'Papanicolaou', 'Parkinson', 'Tai'],
];
/** A word that begins with what keeps its capital inside a sentence: a name, an acronym ("MRI") or a letter ("X-ray"). */
const PROPER = new RegExp(`^(?:(?:${NAMES.join('|')})(?!\\p{L})|[A-Z0-9]{2,}|[A-Z]-)`, 'u');
/** The words that a letter by itself belongs to, as in "Hepatitis C". */
const LETTERED = /^(?:hepatitis|vitaminas?)$/i;

/** The text as it stands inside a sentence: first letter small unless it begins with a proper noun. */
export function inSentence(text: Bilingual): Bilingual {
  const lower = (value: string) =>
    PROPER.test(value) ? value : value.charAt(0).toLowerCase() + value.slice(1);
  return { en: lower(text.en), es: lower(text.es) };
}

/** The text with a capital at its beginning. */
export const capital = (text: Bilingual): Bilingual => ({
  en: text.en.charAt(0).toUpperCase() + text.en.slice(1),
  es: text.es.charAt(0).toUpperCase() + text.es.slice(1),
});

/** A title in the middle of a sentence: every word small but acronyms and names ("MRI", "Mohs", "X-ray", "hepatitis C"). */
export function phrase(title: Bilingual): Bilingual {
  const lower = (value: string) =>
    value
      .split(' ')
      .map((word, at, words) =>
        PROPER.test(word) || (/^\p{Lu}$/u.test(word) && LETTERED.test(words[at - 1] ?? ''))
          ? word
          : word.replace(/(?:^|-)\p{Lu}/gu, (letter) => letter.toLowerCase()),
      )
      .join(' ');
  return { en: lower(title.en), es: lower(title.es) };
}

/** A title with one capital, at its beginning, beside those of names. */
export const sentenceCase = (title: Bilingual): Bilingual => capital(phrase(title));

/** Spanish titles have one capital, at the beginning; English ones stay as they are. */
export const spanishTitle = (title: Bilingual): Bilingual => ({
  en: title.en,
  es: sentenceCase(title).es,
});

/** What stands before the last of a list. Spanish "y" and "o" give way to "e" and "u" before their own sound. */
const LAST: Readonly<Record<'and' | 'or', (locale: Locale, last: string) => string>> = {
  and: (locale, last) => (locale === 'en' ? 'and' : /^h?i(?![aeo])/i.test(last) ? 'e' : 'y'),
  or: (locale, last) => (locale === 'en' ? 'or' : /^h?o/i.test(last) ? 'u' : 'o'),
};

/** "a, b and c" in both languages, or "a, b or c". */
export function listed(items: readonly Bilingual[], joint: 'and' | 'or' = 'and'): Bilingual {
  const join = (words: string[], locale: Locale) => {
    const last = words[words.length - 1];
    if (last === undefined) return '';
    if (words.length === 1) return last;
    const comma = locale === 'en' && words.length > 2 ? ',' : '';
    return `${words.slice(0, -1).join(', ')}${comma} ${LAST[joint](locale, last)} ${last}`;
  };
  return {
    en: join(
      items.map((item) => item.en),
      'en',
    ),
    es: join(
      items.map((item) => item.es),
      'es',
    ),
  };
}

/** What an address begins with for somebody of a name: an initial and at most eight letters of the last name. */
export function mailName(name: string): string {
  const [first = '', ...others] = slugOf(name.split(',')[0]!.replace(/-/g, '_')).split('-');
  const last = (others.at(-1) ?? '').split('_')[0]!;
  return `${first.slice(0, 1)}${last.slice(0, 8)}`;
}

/** Lower-case ASCII words joined by hyphens; accents are dropped. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
