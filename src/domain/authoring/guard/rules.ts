import { exampleIn } from '../exampleWords.ts';
import type { Finding, GuardedPage, GuardField, GuardPlace, Rule } from './Guard.ts';
import { readingLevel } from './readingLevel.ts';
import { sentencesOf, tagsIn, wordsOf } from './readMarkup.ts';

const place = ({ field, owner }: GuardPlace): GuardPlace => ({ field, owner });

const ofType = ({ fields }: GuardedPage, ...types: GuardField['type'][]) =>
  fields.filter(({ type }) => types.includes(type));

/** Pictures of a field; of those in a text the attributes their tags have. */
const picturesIn = ({ raw, type }: GuardField) => tagsIn(raw, [type === 'Image' ? 'image' : 'img']);

/** A picture nobody has said anything about. An alternative text left empty on purpose says that it is decoration. */
export const missingAlt: Rule = (page) =>
  ofType(page, 'Image', 'Rich Text').flatMap((field) =>
    picturesIn(field)
      .filter(({ attributes }) => attributes['src'] && attributes['alt'] === undefined)
      .map(() => ({ rule: 'missing-alt', fill: { field: field.name }, ...place(field) })),
  );

const FILE_NAME =
  /^(img|dsc|image|photo|picture|screenshot)?[\s_-]*[\w-]*\d[\w-]*$|\.(jpe?g|png|gif|webp|avif|svg)$/i;

export const altFileName: Rule = (page) =>
  ofType(page, 'Image', 'Rich Text').flatMap((field) =>
    picturesIn(field).flatMap(({ attributes: { alt = '' } }) =>
      FILE_NAME.test(alt.trim()) ? [{ rule: 'alt-file-name', fill: { alt }, ...place(field) } as const] : [],
    ),
  );

/** Values that are markup or a mark of nothing have no words, but may say something. */
const isEmpty = ({ raw, type }: GuardField): boolean =>
  type === 'Rich Text' ? wordsOf(raw) === '' && !/<img\b/i.test(raw) : raw.trim() === '';

export const emptyRequired: Rule = ({ fields }) =>
  fields
    .filter((field) => field.isRequired && isEmpty(field))
    .map((field) => ({ rule: 'empty-required', fill: { field: field.name }, ...place(field) }));

/** A second h1 is told by its place; the first one is the page's. */
export const twoTitles: Rule = ({ outline }) => {
  const [, ...others] = outline?.headings.filter(({ level }) => level === 1) ?? [];
  return others.map((heading) => ({ rule: 'two-h1', fill: { text: heading.text }, ...place(heading) }));
};

export const noTitle: Rule = ({ outline }) =>
  outline && !outline.headings.some(({ level }) => level === 1)
    ? [{ rule: 'no-h1', fill: {}, field: '', owner: '' }]
    : [];

/** Ranks left out on the way down, among what the page itself says. */
export const headingJumps: Rule = ({ outline, owners }) => {
  const own = outline?.headings.filter(({ owner, level }) => owners.has(owner) || level === 1) ?? [];
  return own.flatMap((heading, at) => {
    const before = own[at - 1]?.level ?? heading.level;
    if (heading.level <= before + 1) return [];
    const fill = { text: heading.text, level: heading.level, before };
    return [{ rule: 'heading-jump', fill, ...place(heading) } as const];
  });
};

/** Texts whose ground was chosen, or that were put on one, so that few can read them. */
export const faintTexts: Rule = ({ outline, owners }) =>
  (outline?.faint ?? [])
    .filter(({ owner }) => owners.has(owner))
    .map(({ text, ratio, needed, ...where }) => ({
      rule: 'low-contrast',
      fill: { text, ratio: Math.floor(ratio * 10) / 10, needed },
      ...place(where),
    }));

/** Links a visitor can press that lead nowhere. */
export const linksToNothing: Rule = (page) =>
  ofType(page, 'General Link', 'Rich Text').flatMap((field) =>
    tagsIn(field.raw, [field.type === 'Rich Text' ? 'a' : 'link'])
      .filter(({ attributes, text }) => {
        // A target of links is none itself.
        if (attributes['href'] === undefined && field.type === 'Rich Text') return false;
        const said = field.type === 'Rich Text' ? text : (attributes['text'] ?? '');
        return said !== '' && /^(#?|javascript:.*)$/i.test((attributes['href'] ?? '').trim());
      })
      .map(({ attributes, text }) => ({
        rule: 'link-nowhere',
        fill: { text: text || (attributes['text'] ?? '') },
        ...place(field),
      })),
  );

/** Words a component began with that nobody has written anew. */
export const exampleTexts: Rule = ({ fields }) =>
  fields.flatMap((field) => {
    const said =
      field.type === 'General Link'
        ? (tagsIn(field.raw, ['link'])[0]?.attributes['text'] ?? '')
        : wordsOf(field.raw);
    const text = exampleIn(said);
    return text === undefined ? [] : [{ rule: 'example-text', fill: { text }, ...place(field) } as const];
  });

const EMPTY_WORDS = {
  en: /^(click( here)?|here|more|read more|learn more|this( link| page)?|link|details)[.…!>»\s]*$/i,
  es: /^(haga clic( aquí)?|clic( aquí)?|aquí|más|leer más|ver más|más información|este enlace|enlace|detalles)[.…!>»\s]*$/i,
};

/** Words of a link that say nothing to whoever goes from link to link. */
export const linkTexts: Rule = ({ outline, owners, language }) =>
  (outline?.links ?? [])
    .filter(({ owner, text }) => owners.has(owner) && EMPTY_WORDS[language].test(text.trim()))
    .map((link) => ({ rule: 'link-text', fill: { text: link.text }, ...place(link) }));

/** The path of a link into this site, without what follows it; undefined for any other link. */
export function innerPath(href: string): string | undefined {
  const path = /^(\/(?![/\\])[^?#]*)/.exec(href)?.[1];
  if (path === undefined || /^\/(-|api|_next|studio|sitecore)(\/|$)/.test(path)) return undefined;
  return /\.[a-z0-9]{2,5}$/i.test(path) ? undefined : path.replace(/(.)\/$/, '$1');
}

/** Every inner path the page's own parts lead to. */
export const innerPaths = ({ outline, owners }: Pick<GuardedPage, 'outline' | 'owners'>): string[] => [
  ...new Set(
    (outline?.links ?? []).flatMap(({ href, owner }) => {
      const path = owners.has(owner) ? innerPath(href) : undefined;
      return path === undefined ? [] : [path];
    }),
  ),
];

export const deadLinks: Rule = ({ outline, owners, unknownPaths }) => {
  const unknown = new Set(unknownPaths);
  return (outline?.links ?? []).flatMap((link) => {
    const path = owners.has(link.owner) ? innerPath(link.href) : undefined;
    if (path === undefined || !unknown.has(path)) return [];
    return [{ rule: 'dead-link', fill: { path, text: link.text }, ...place(link) } as const];
  });
};

/** As much as results of a search show. */
const LONGEST: readonly {
  names: readonly string[];
  most: number;
  rule: 'long-title' | 'long-description';
}[] = [
  { names: ['Title', 'Meta Title'], most: 60, rule: 'long-title' },
  { names: ['Description', 'Meta Description'], most: 160, rule: 'long-description' },
];

export const longTexts: Rule = ({ fields }) =>
  LONGEST.flatMap(({ names, most, rule }) =>
    fields
      .filter(({ owner, name, raw }) => owner === '' && names.includes(name) && raw.trim().length > most)
      .map((field) => ({
        rule,
        fill: { field: field.name, count: field.raw.trim().length, most },
        ...place(field),
      })),
  );

/** One for all parts: it leads to the first of them. */
export const translations: Rule = ({ translation, fields }) => {
  const about = (rule: 'stale-translation' | 'translation-behind', items: readonly string[]): Finding[] => {
    const first = fields.find(({ itemId }) => items.includes(itemId));
    return first ? [{ rule, fill: { count: items.length }, ...place(first) }] : [];
  };
  if (!translation) return [];
  return [
    ...about('stale-translation', translation.older),
    ...about('translation-behind', translation.ahead),
  ];
};

/** The level of all the page says; it leads to its longest text. */
export const readingLevels: Rule = ({ fields, language }) => {
  const texts = fields.filter(({ type }) => type === 'Rich Text' || type === 'Multi-Line Text');
  const level = readingLevel(texts.map(({ raw }) => sentencesOf(raw)).join(' .\n'), language);
  const [longest] = [...texts].sort((a, b) => b.raw.length - a.raw.length);
  if (!level?.isHard || !longest) return [];
  return [{ rule: 'reading-level', fill: { value: level.value }, ...place(longest) }];
};

export const reviewPast: Rule = ({ reviewBy, today }) =>
  reviewBy !== undefined && today !== undefined && reviewBy < today
    ? [{ rule: 'review-past', fill: { day: reviewBy }, field: '', owner: '' }]
    : [];
