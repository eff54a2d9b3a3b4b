import { phoneLinks } from '../text/phoneLinks.ts';
import type { SeedPage } from '../../content/PageSeed.ts';
import type { PageFields } from '../components.generated.ts';
import { oneOf } from '../Rendering.ts';
import type { ComponentName, FieldsOf, Params, Rendering, RenderingOf } from '../Rendering.ts';
import { both, bullets, html, isBilingual, paragraphs, withWholeTimes } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';

/** A text for a page: `t('Hello', 'Hola')`. */
export const t = both;

export const link = (href: string, text: Bilingual) => ({ href, text });
export const art = (kind: string, seed: string, alt: Bilingual | '' = '') => ({
  src: `/-/media/art/${kind}/${seed}.svg`,
  alt,
});

/** An icon as an editor's picker stores it. */
export const icon = (name: string): string =>
  JSON.stringify([
    { id: `fas-${name}`, label: name, type: 'icon', entityId: `fas-${name}`, prefix: 'fas', name },
  ]);

/** Entities as an editor's picker stores them, named in each language. */
export const picks = (
  type: string,
  ...items: readonly { id: string; name: Bilingual | string }[]
): Bilingual => {
  const inLanguage = (locale: 'en' | 'es') =>
    JSON.stringify(
      items.map(({ id, name }) => ({
        id,
        label: typeof name === 'string' ? name : name[locale],
        type,
        entityId: id,
      })),
    );
  return { en: inLanguage('en'), es: inLanguage('es') };
};

/** Entities of the demo network by number, for pages written without knowing their names. */
export const numberedPicks = (type: string, prefix: string, numbers: readonly number[], digits = 4) =>
  picks(
    type,
    ...numbers.map((number) => {
      const id = `${prefix}${String(number).padStart(digits, '0')}`;
      return { id, name: id };
    }),
  );

/** A listing with a heading of its own, or with the component's. */
export const listing = <Name extends ComponentName>(
  component: Name,
  params: Params<Name> = {},
  headline?: Bilingual,
  fields: FieldsOf<Name> = {},
): Rendering => place(component, { ...(headline && { Headline: headline }), ...fields }, { params });

export const place = <Name extends ComponentName>(
  component: Name,
  fields: FieldsOf<Name>,
  more: Omit<RenderingOf<Name>, 'component' | 'fields'> = {},
): Rendering => oneOf({ component, fields, ...more });

/** Components without a datasource, one after the other. */
export const bares = (...names: readonly ComponentName[]): Rendering[] => names.map((name) => bare(name));

/** A component without a datasource. */
export const bare = <Name extends ComponentName>(component: Name, params: Params<Name> = {}): Rendering =>
  oneOf({ component, params });

/** One or more paragraphs; a text that begins with a tag is HTML already. */
export function prose(...texts: Bilingual[]): Bilingual {
  const { en, es } = html(
    ...texts.map((text) => (/^<(?:p|ul|ol|h\d)\b/.test(text.en) ? text : paragraphs(text))),
  );
  return t(phoneLinks(en), phoneLinks(es));
}

export const list = (...items: Bilingual[]): Bilingual => bullets(items);
export const rich = (...texts: Bilingual[]): Rendering => place('RichText', { Text: prose(...texts) });

export const richBlock = (headline: Bilingual, ...texts: Bilingual[]): Rendering =>
  place('RichTextBlock', { Headline: headline, Text: prose(...texts) });

export const sectionHeader = (
  headline: Bilingual,
  text?: Bilingual,
  href?: { href: string; text: Bilingual },
): Rendering =>
  place(
    'SectionHeader',
    { Headline: headline, Text: text ?? t('', ''), Link: href ?? { href: '' } },
    { params: { HeadingLevel: '2' } },
  );

export const linkItems = (links: readonly (readonly [href: string, text: Bilingual])[]) =>
  links.map(([href, text]) => ({ name: text.en, fields: { Link: link(href, text) } }));

export const linkList = (
  title: Bilingual,
  links: readonly (readonly [string, Bilingual])[],
  variant: 'Vertical' | 'Horizontal' | 'Columns' = 'Vertical',
): Rendering =>
  place('LinkList', { Title: title }, { params: { FieldNames: variant }, items: linkItems(links) });

/** Videos at YouTube by id, each with what it shows and the scene that tells it before it plays. */
export const videoGallery = (
  headline: Bilingual,
  videos: readonly { id: string; caption: Bilingual; scene: string }[],
): Rendering =>
  place(
    'VideoGallery',
    { Headline: headline },
    {
      items: videos.map(({ id, caption, scene }) => ({
        name: caption.en,
        fields: { YoutubeVideoId: id, Caption: caption, Image: art(`scene/${scene}`, id) },
      })),
    },
  );

export const jumpLinks = (
  links: readonly (readonly [anchor: string, label: Bilingual])[],
  params: Params<'JumpLinks'> = {},
): Rendering =>
  place(
    'JumpLinks',
    {},
    {
      params,
      items: links.map(([anchor, label]) => ({ name: label.en, fields: { Label: label, Anchor: anchor } })),
    },
  );

export const linkExpander = (
  sections: readonly { title: Bilingual; links: readonly (readonly [string, Bilingual])[] }[],
): Rendering =>
  place(
    'LinkExpander',
    {},
    {
      items: sections.map(({ title, links }) => ({
        name: title.en,
        fields: { Title: title },
        items: linkItems(links),
      })),
    },
  );

/** Gives a rendering the id an in-page link leads to, by the platform's usual parameter for it. */
export const anchored = (id: string, rendering: Rendering): Rendering =>
  oneOf({
    ...rendering,
    params: { ...rendering.params, RenderingIdentifier: id },
  } as RenderingOf<ComponentName>);

/** Questions and answers; each entry can be opened by its id in the address. */
export const accordion = (
  headline: Bilingual | undefined,
  entries: readonly { id: string; label: Bilingual; body: Rendering[] }[],
): Rendering =>
  place('Accordion', headline ? { Headline: headline } : {}, {
    placeholders: {
      'accordion-items-{*}': entries.map(({ id, label, body }) =>
        place(
          'AccordionItem',
          { Label: label },
          { params: { Id: id }, placeholders: { 'accordion-item-{*}': body } },
        ),
      ),
    },
  });

export const questions = (
  headline: Bilingual,
  entries: readonly (readonly [id: string, question: Bilingual, answer: Bilingual])[],
): Rendering =>
  accordion(
    headline,
    entries.map(([id, label, answer]) => ({ id, label, body: [rich(answer)] })),
  );

export const tabs = (entries: readonly { id: string; label: Bilingual; body: Rendering[] }[]): Rendering => ({
  component: 'VerticalTabs',
  placeholders: {
    'vertical-tabs-{*}': entries.map(({ id, label, body }) =>
      place(
        'VerticalTab',
        { Label: label },
        { params: { Id: id }, placeholders: { 'vertical-tab-{*}': body } },
      ),
    ),
  },
});

export const container = (body: Rendering[], background = ''): Rendering => ({
  component: 'Container',
  params: background === '' ? {} : { BackgroundColor: background },
  placeholders: { 'container-{*}': body },
});
export const slim = (...body: Rendering[]): Rendering => ({
  component: 'SlimContainer',
  placeholders: { 'slim-container-{*}': body },
});

export const twoColumns = (left: Rendering[], right: Rendering[], ratio = '66-33'): Rendering => ({
  component: 'TwoColumnContainer',
  params: { Ratio: ratio },
  placeholders: { 'two-column-left-{*}': left, 'two-column-right-{*}': right },
});

export const columns = (...cells: Rendering[][]): Rendering => ({
  component: 'ColumnSplitter',
  params: {
    EnabledPlaceholders: cells.map((_, index) => index + 1).join(','),
    ...Object.fromEntries(
      cells.map((_, index) => [`ColumnWidth${index + 1}`, `col-12 col-lg-${Math.floor(12 / cells.length)}`]),
    ),
  },
  placeholders: Object.fromEntries(cells.map((cell, index) => [`column-${index + 1}-{*}`, cell])),
});

export const rows = (...cells: Rendering[][]): Rendering => ({
  component: 'RowSplitter',
  params: { EnabledPlaceholders: cells.map((_, index) => index + 1).join(',') },
  placeholders: Object.fromEntries(cells.map((cell, index) => [`row-${index + 1}-{*}`, cell])),
});

export const withIcon = (
  name: string,
  headline: Bilingual,
  text: Bilingual,
  href?: { href: string; text: Bilingual },
): Rendering =>
  place('TextWithIcon', {
    Icon: icon(name),
    Headline: headline,
    Text: prose(text),
    Link: href ?? { href: '' },
  });

export const simplePromo = (
  headline: Bilingual,
  text: Bilingual,
  href: { href: string; text: Bilingual },
): Rendering => place('SimplePromo', { Headline: headline, PromoText: prose(text), PromoLink: href });

export const promo = (
  headline: Bilingual,
  text: Bilingual,
  href: { href: string; text: Bilingual },
  image: ReturnType<typeof art>,
): Rendering =>
  place(
    'Promo',
    { Headline: headline, PromoText: prose(text), PromoLink: href, Image: image },
    { params: { FieldNames: 'WithImage' } },
  );

export const featuredPromo = (
  headline: Bilingual,
  text: Bilingual,
  href: { href: string; text: Bilingual },
  image: ReturnType<typeof art>,
  position: 'left' | 'right' = 'right',
): Rendering =>
  place(
    'FeaturedPromo',
    { Headline: headline, PromoText: prose(text), PromoLink: href, Image: image },
    { params: { Media: 'image', Position: position } },
  );

/** A kind of places a card can say is open now. */
export type CareKind = Exclude<Params<'SingleActionCard'>['OpenNow'], 'None' | undefined>;

export const actionCard = (
  name: string,
  headline: Bilingual,
  text: Bilingual,
  href: { href: string; text: Bilingual },
  openNow?: CareKind,
): Rendering =>
  place(
    'SingleActionCard',
    { Headline: headline, Text: prose(text), Icon: icon(name), Link: href },
    openNow === undefined ? {} : { params: { OpenNow: openNow } },
  );

export const notice = (name: string, heading: Bilingual, text: Bilingual, isError = false): Rendering =>
  place(
    'Alert',
    { Icon: icon(name), Heading: heading, Text: prose(text) },
    { params: { FieldNames: isError ? 'Error' : 'Default' } },
  );

export const actionBar = (text: Bilingual, links: readonly (readonly [string, Bilingual])[]): Rendering =>
  place('ActionBar', { Text: text }, { items: linkItems(links) });

export const quote = (
  text: Bilingual,
  attribution: Bilingual,
  introduction: Bilingual = t('', ''),
): Rendering =>
  place('Quote', {
    Quote: text,
    QuoteAttribution: attribution,
    Introduction: introduction,
    Image: { src: '' },
  });

export const stats = (
  entries: readonly (readonly [value: Bilingual, label: Bilingual, text: Bilingual])[],
): Rendering =>
  place(
    'Stats',
    {},
    {
      items: entries.map(([value, label, text]) => ({
        name: value.en,
        fields: { Value: value, Label: label, Text: text },
      })),
    },
  );

export const basicHero = (headline: Bilingual, text: Bilingual): Rendering =>
  place('BasicHero', { Headline: headline, Text: prose(text) });
export const interiorHero = (
  headline: Bilingual,
  text: Bilingual,
  image: ReturnType<typeof art>,
  href?: { href: string; text: Bilingual },
  position: 'left' | 'right' = 'right',
): Rendering =>
  place(
    'InteriorHero',
    { Headline: headline, Text: prose(text), Image: image, Link: href ?? { href: '' } },
    { params: { ImagePosition: position } },
  );
export const banner = (
  headline: Bilingual,
  text: Bilingual,
  image: ReturnType<typeof art>,
  href: { href: string; text: Bilingual },
): Rendering => place('HeroBanner', { Headline: headline, Text: prose(text), Image: image, Link: href });
export const calloutHero = (
  headline: Bilingual,
  content: Bilingual,
  href: { href: string; text: Bilingual },
  jumps: readonly (readonly [string, Bilingual])[] = [],
): Rendering =>
  place(
    'CalloutHero',
    { Headline: headline, Content: prose(content), Link: href },
    {
      params: { FieldNames: jumps.length > 0 ? 'WithJumpLinks' : 'WithoutJumpLinks' },
      items: jumps.map(([anchor, label]) => ({ name: label.en, fields: { Label: label, Anchor: anchor } })),
    },
  );

interface PageInput {
  path: string;
  title: Bilingual;
  /** One or two sentences for search results and link previews. */
  summary: Bilingual;
  body: Rendering[];
  bottom?: Rendering[];
  /** What stands above everything else of the page. */
  alert?: Rendering[];
  template?: SeedPage['template'];
  wildcardType?: string;
  hidden?: boolean;
  fields?: PageFields;
}

/** A page with its search-engine fields filled (S-200). */
export function page(site: SeedPage['site'], input: PageInput): SeedPage {
  const network = site === 'main' ? 'Meridian Health' : 'Meridian Plan';
  const suffix = (text: string) => (input.path === '/' ? `${network} | ${text}` : `${text} | ${network}`);
  const words = (text: string) =>
    [...new Set(text.toLowerCase().match(/[\p{L}]{5,}/gu) ?? [])].slice(0, 6).concat(network).join(', ');
  return withWholeTimes({
    site,
    path: input.path,
    name: input.title.en,
    template: input.template ?? 'Page',
    ...(input.wildcardType === undefined ? {} : { wildcardType: input.wildcardType }),
    fields: {
      Title: input.title,
      NavigationTitle: input.title,
      'Meta Title': { en: suffix(input.title.en), es: suffix(input.title.es) },
      'Meta Description': input.summary,
      'Meta Keywords': {
        en: words(`${input.title.en} ${input.summary.en}`),
        es: words(`${input.title.es} ${input.summary.es}`),
      },
      Description: input.summary,
      'Exclude From Sitemap': input.hidden === true,
      ...input.fields,
    },
    placeholders: {
      ...(input.alert === undefined ? {} : { 'in-page-alert': input.alert }),
      main: input.body,
      ...(input.bottom === undefined ? {} : { bottom: input.bottom }),
    },
  });
}

/** The fields of a page for many entities that name the one editors see it filled with. */
export const exampleEntity = (id: string): PageFields => ({ 'Example Entity': id });

/** Every text of a page body in one language, for checks. */
export function textsOf(value: unknown, locale: 'en' | 'es'): string[] {
  if (typeof value === 'string') return [value];
  if (isBilingual(value)) return [value[locale]];
  if (value !== null && typeof value === 'object')
    return Object.values(value).flatMap((member) => textsOf(member, locale));
  return [];
}
