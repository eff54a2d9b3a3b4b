import type { Random } from './random.ts';

/** A listed address of one of the sites. */
export interface Listed {
  variant: 'main' | 'plan';
  /** With its language. */
  path: string;
}

/** The kind of page an address is of: site, language and the literal words before what names the one page. */
export function patternOf({ variant, path }: Listed): string {
  const segments = path.split('/').filter(Boolean);
  const language = segments[0] === 'es' ? segments.shift() : 'en';
  return [variant, language, ...segments.slice(0, Math.min(2, segments.length - 1))].join(' ');
}

/** A sample that has one address of every kind of page, the rest at random. */
export function sampleOf(listed: readonly Listed[], size: number, random: Random): Listed[] {
  const order = random.shuffled(listed);
  const kinds = new Map(order.map((one) => [patternOf(one), one]));
  const first = random.shuffled([...kinds.values()]);
  return [...new Set([...first, ...order])].slice(0, size);
}

const flip = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const withoutLanguage = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/';

/** What people, apps and strangers make of an address: each gives one more, as it stands in the request line. */
export const MANGLINGS: Readonly<Record<string, (path: string, random: Random, other: string) => string>> = {
  'capital letters': (path) => path.toUpperCase(),
  'some capitals': (path, random) =>
    path.replace(/[a-z]/g, (letter) => (random.next() < 0.3 ? flip(letter) : letter)),
  'one capital in the prefix': (path) => path.replace(/[a-z]/, flip),
  'a hyphen at the end': (path) => `${path}-`,
  'a capital and a hyphen at the end': (path) => `${path.replace(/[a-z]/, flip)}-`,
  'the end cut off': (path, random) => path.slice(0, Math.max(1, path.length - 1 - random.below(8))),
  'the id cut off': (path) => path.replace(/[^-/]+$/, '') || '/',
  'the last step cut off': (path) => path.replace(/\/[^/]*$/, '') || '/',
  'a letter more': (path) => `${path}x`,
  'a step more': (path) => `${path}/more`,
  // Of a step that is a dot alone a browser asks nothing.
  'a full stop of the sentence': (path) => (path === '/' ? path : `${path}.`),
  'a bracket of the sentence': (path) => `${path})`,
  'a file’s name': (path) => `${path}.html`,
  'a space': (path) => `${path}%20`,
  'a needless encoding': (path, random) => {
    const at = 1 + random.below(Math.max(1, path.length - 1));
    return /[a-z-]/.test(path[at] ?? '')
      ? path.slice(0, at) + hex(path[at] ?? '') + path.slice(at + 1)
      : `${path}%2d`;
  },
  'an encoded slash': (path) => path.replace(/\/([^/]*)$/, '%2F$1'),
  'a double encoding': (path) => path.replace(/-/, '%252D'),
  'a slash at the end': (path) => `${path}/`,
  'slashes doubled': (path) => path.replaceAll('/', '//'),
  'a backslash': (path) => path.replace(/(.)\//, '$1\\'),
  'the default language': (path) => `/en${path}`,
  'a language in capitals': (path) => `/${path.startsWith('/es') ? 'ES' : 'EN'}${withoutLanguage(path)}`,
  'another language': (path) =>
    path.startsWith('/es') ? withoutLanguage(path) : `/es${path === '/' ? '' : path}`,
  'two languages': (path) => `/es/en${path}`,
  'another slug': (path) => path.replace(/\/[^/]*-([^-/]+)$/, '/any-slug-$1'),
  'the id alone': (path) => path.replace(/\/[^/]*-([^-/]+)$/, '/$1'),
  'another prefix': (path, _, other) => path.replace(/^.*\//, other.replace(/[^/]*$/, '')),
  'capitals, another slug, a slash and a query': (path) =>
    `/EN${withoutLanguage(path)
      .toUpperCase()
      .replace(/\/[^/]*-([^-/]+)$/, '/ANY-$1')}/?utm_source=A%20b`,
  'a search': (path) => `${path.toUpperCase()}?query=%22flu%22&utm_source=x`,
  'a search at a page without one': (path) => `${path}-?offset=20`,
  'what an app adds': (path) => `${path}?fbclid=Ab1&utm_medium=email`,
};
