import { z } from 'zod';
import { formsOf } from '../../media/demoForms.ts';
import type { DemoForm } from '../../media/demoForms.ts';
import { isSceneName } from '../../media/art/drawScene.ts';
import { catalogue } from '../../content/placing.generated.ts';
import type { SeedRendering } from '../../content/PageSeed.ts';
import type { Rendering } from '../Rendering.ts';
import type { Bilingual } from '../bilingual.ts';
import { CHOSEN_PORTRAITS } from '../chosenPortraits.ts';
import { portraitAddress } from '../portraits.ts';
import { bilingual as text, readTexts } from '../readTexts.ts';
import * as make from './blocks.ts';

/** Kinds of places whose cards say what is open now. */
const careKind = z.enum(['Urgent Care', 'Walk-In Care', 'Lab', 'Emergency Room'] satisfies make.CareKind[]);

const namedLinks = readTexts('links.json', z.record(z.string(), z.strictObject({ href: z.string(), text })));

/** A link that several pages have, by its name in `links.json`. */
export function namedLink(name: string): { href: string; text: Bilingual } {
  const found = namedLinks[name];
  if (!found) throw new Error(`links.json has no link "${name}"`);
  return found;
}

/** An address with its words, or the name of one that several pages have (`links.json`). */
const link = z.union(
  [
    z.strictObject({ href: z.string(), text }),
    z
      .string()
      .refine((name) => name in namedLinks)
      .transform(namedLink),
  ],
  { error: 'is neither { href, text } nor the name of a link in links.json' },
);
const links = z
  .array(link)
  .transform((all) => all.map(({ href, text }): readonly [string, Bilingual] => [href, text]));
const art = z
  .strictObject({
    art: z.string().regex(/^[a-z]+(\/[\w-]+){1,2}$/, 'a picture is "kind/name" or "scene/subject/name"'),
    alt: text.optional(),
  })
  .transform(({ art, alt }) => {
    const end = art.lastIndexOf('/');
    return make.art(art.slice(0, end), art.slice(end + 1), alt);
  });
/** Somebody's chosen portrait, by the name `portraits.json` has for it; beside the name it says nothing. */
const portrait = z.strictObject({ portrait: z.string() }).transform(({ portrait }, context) => {
  const parts = Object.hasOwn(CHOSEN_PORTRAITS, portrait) ? CHOSEN_PORTRAITS[portrait] : undefined;
  if (!parts) context.addIssue('is no portrait of portraits.json');
  return { src: parts ? portraitAddress(parts) : '', alt: '' };
});
const list = z.strictObject({ list: z.array(text).min(1) }).transform(({ list }) => make.list(...list));
/** A paragraph, or a bulleted list. */
const paragraph = z.union([text, list], { error: 'is neither { en, es } nor a { list } of them' });
const prose = z
  .strictObject({ prose: z.array(paragraph).min(1) })
  .transform(({ prose }) => make.prose(...prose));
const icon = z.strictObject({ icon: z.string() }).transform(({ icon }) => make.icon(icon));
/** Entities as an editor picked them: named, or by id where a page does not know the name. */
const picks = z
  .strictObject({
    picks: z.string(),
    entities: z.array(z.union([z.strictObject({ id: z.string(), name: text }), z.string()])),
  })
  .transform(({ picks, entities }) =>
    make.picks(
      picks,
      ...entities.map((entity) => (typeof entity === 'string' ? { id: entity, name: entity } : entity)),
    ),
  );
const field = z.union(
  [
    z.string(),
    text,
    z.strictObject({ href: z.string(), text: text.optional() }),
    z.strictObject({ src: z.literal('') }),
    z.strictObject({ link }).transform(({ link }) => link),
    art,
    portrait,
    prose,
    list,
    icon,
    picks,
  ],
  {
    error:
      'is no text, { en, es }, { href }, { src }, { link }, { art }, { portrait }, { prose }, { list }, { icon } or { picks }',
  },
);
const fields = z.record(z.string(), field);
const params = z.record(z.string(), z.string());
type Items = NonNullable<SeedRendering['items']>;
const items: z.ZodType<Items> = z.lazy(() =>
  z.array(z.strictObject({ name: z.string(), fields, items: items.optional() })),
);

const component = z.string().refine((name) => Object.hasOwn(catalogue.components, name), {
  error: 'is no component of the site',
});

/** A component with what a file says of it; what it declares is compared in a test. */
const written = (rendering: SeedRendering): Rendering => rendering as Rendering;

/** Blocks below each other. */
const body: z.ZodType<Rendering[]> = z.lazy(() => z.array(anyBlock).transform((all) => all.flat()));
const entries = z.array(z.strictObject({ id: z.string(), label: text, body })).min(1);
const jumps = z
  .array(z.strictObject({ anchor: z.string(), label: text }))
  .transform((all) => all.map(({ anchor, label }): readonly [string, Bilingual] => [anchor, label]));

/** A block by its name: the members it takes, and the renderings they make. */
const block = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  shape: Shape,
  build: (members: z.output<z.ZodObject<Shape>>) => Rendering | readonly Rendering[],
) =>
  z
    .strictObject({ block: z.literal(name), ...shape })
    .transform((members): readonly Rendering[] =>
      [build(members as unknown as z.output<z.ZodObject<Shape>>)].flat(),
    );

/** Blocks that several pages share, in a file of their own below `parts`. */
export function readPart(name: string): Rendering[] {
  const known = parts.get(name);
  if (known) return known;
  const part = readTexts(`parts/${name}.json`, body);
  parts.set(name, part);
  return part;
}
const parts = new Map<string, Rendering[]>();

/** Every form of a kind that the hospitals, or the plan, hand out as an entry of an accordion, with its sheet in both languages. */
const forms = (headline: Bilingual, of: DemoForm['of'], kind?: DemoForm['kind']): Rendering =>
  make.accordion(
    headline,
    formsOf(of, kind).map(([id, { title, intro }]) => ({
      id,
      label: make.t(...title),
      body: [
        make.rich(make.t(...intro)),
        make.linkList(make.t('', ''), [
          [
            `/-/media/forms/${id}.pdf`,
            make.t(`${title[0]} (PDF, in English)`, `${title[1]} (PDF, en inglés)`),
          ],
          [
            `/-/media/forms/${id}-es.pdf`,
            make.t(`${title[0]} (PDF, in Spanish)`, `${title[1]} (PDF, en español)`),
          ],
        ]),
      ],
    })),
  );

const side = z.enum(['left', 'right']);
const anyBlock = z.discriminatedUnion(
  'block',
  [
    block('part', { name: z.string().regex(/^[\w-]+$/) }, ({ name }) => readPart(name)),
    block(
      'place',
      {
        component,
        fields: fields.optional(),
        params: params.optional(),
        items: items.optional(),
        placeholders: z.record(z.string(), body).optional(),
      },
      // Without fields and items a component has no datasource of its own.
      ({ component, fields, params, items, placeholders }) =>
        written({
          component,
          ...(fields && { fields }),
          ...(params && { params }),
          ...(items && { items }),
          ...(placeholders && { placeholders }),
        }),
    ),
    block(
      'listing',
      {
        component,
        params: params.optional(),
        headline: text.optional(),
        fields: fields.optional(),
      },
      ({ component, params = {}, headline, fields }) =>
        written({ component, fields: { ...(headline && { Headline: headline }), ...fields }, params }),
    ),
    block(
      'forms',
      {
        headline: text,
        of: z.enum(['patients', 'plan']).default('patients'),
        kind: z.enum(['form', 'preparation', 'diary', 'guide'] satisfies DemoForm['kind'][]).optional(),
      },
      ({ headline, of, kind }) => forms(headline, of, kind),
    ),
    block('rich', { texts: z.array(paragraph).min(1) }, ({ texts }) => make.rich(...texts)),
    block('richBlock', { headline: text, texts: z.array(paragraph).min(1) }, ({ headline, texts }) =>
      make.richBlock(headline, ...texts),
    ),
    block(
      'sectionHeader',
      { headline: text, text: text.optional(), link: link.optional() },
      ({ headline, text, link }) => make.sectionHeader(headline, text, link),
    ),
    block(
      'linkList',
      { title: text.optional(), links, variant: z.enum(['Vertical', 'Horizontal', 'Columns']).optional() },
      ({ title, links, variant }) => make.linkList(title ?? make.t('', ''), links, variant),
    ),
    block(
      'videoGallery',
      {
        headline: text,
        videos: z.array(
          z.strictObject({
            ...{ id: z.string(), caption: text },
            scene: z.string().refine(isSceneName, 'is no scene'),
          }),
        ),
      },
      ({ headline, videos }) => make.videoGallery(headline, videos),
    ),
    block('jumpLinks', { links: jumps }, ({ links }) => make.jumpLinks(links)),
    block('linkExpander', { sections: z.array(z.strictObject({ title: text, links })) }, ({ sections }) =>
      make.linkExpander(sections),
    ),
    block('anchored', { id: z.string(), body }, ({ id, body }) =>
      body.map((rendering, at) => (at === 0 ? make.anchored(id, rendering) : rendering)),
    ),
    block('accordion', { headline: text, entries }, ({ headline, entries }) =>
      make.accordion(headline, entries),
    ),
    block(
      'questions',
      {
        headline: text,
        entries: z.array(z.strictObject({ id: z.string(), question: text, answer: paragraph })).min(1),
      },
      ({ headline, entries }) =>
        make.questions(
          headline,
          entries.map(({ id, question, answer }) => [id, question, answer]),
        ),
    ),
    block('tabs', { entries }, ({ entries }) => make.tabs(entries)),
    block('container', { background: z.string().optional(), body }, ({ background, body }) =>
      make.container(body, background),
    ),
    block('slim', { body }, ({ body }) => make.slim(...body)),
    block('twoColumns', { ratio: z.string().optional(), left: body, right: body }, ({ left, right, ratio }) =>
      make.twoColumns(left, right, ratio),
    ),
    block('columns', { cells: z.array(body) }, ({ cells }) => make.columns(...cells)),
    block('rows', { cells: z.array(body) }, ({ cells }) => make.rows(...cells)),
    block(
      'withIcon',
      { icon: z.string(), headline: text, text: paragraph, link: link.optional() },
      ({ icon, headline, text, link }) => make.withIcon(icon, headline, text, link),
    ),
    block('simplePromo', { headline: text, text: paragraph, link }, ({ headline, text, link }) =>
      make.simplePromo(headline, text, link),
    ),
    block('promo', { headline: text, text: paragraph, link, image: art }, ({ headline, text, link, image }) =>
      make.promo(headline, text, link, image),
    ),
    block(
      'featuredPromo',
      { headline: text, text: paragraph, link, image: art, position: side.optional() },
      ({ headline, text, link, image, position }) =>
        make.featuredPromo(headline, text, link, image, position),
    ),
    block(
      'actionCard',
      { icon: z.string(), headline: text, text: paragraph, link, openNow: careKind.optional() },
      ({ icon, headline, text, link, openNow }) => make.actionCard(icon, headline, text, link, openNow),
    ),
    block(
      'notice',
      { icon: z.string(), headline: text, text: paragraph, isError: z.boolean().optional() },
      ({ icon, headline, text, isError }) => make.notice(icon, headline, text, isError),
    ),
    block('actionBar', { text, links }, ({ text, links }) => make.actionBar(text, links)),
    block(
      'quote',
      { text, attribution: text, introduction: text.optional() },
      ({ text, attribution, introduction }) => make.quote(text, attribution, introduction),
    ),
    block(
      'stats',
      { entries: z.array(z.strictObject({ value: text, label: text, text })).min(1) },
      ({ entries }) => make.stats(entries.map(({ value, label, text }) => [value, label, text])),
    ),
    block('basicHero', { headline: text, text: paragraph }, ({ headline, text }) =>
      make.basicHero(headline, text),
    ),
    block(
      'interiorHero',
      { headline: text, text: paragraph, image: art, link: link.optional(), position: side.optional() },
      ({ headline, text, image, link, position }) => make.interiorHero(headline, text, image, link, position),
    ),
    block(
      'banner',
      { headline: text, text: paragraph, image: art, link },
      ({ headline, text, image, link }) => make.banner(headline, text, image, link),
    ),
    block(
      'calloutHero',
      { headline: text, text: paragraph, link, jumps: jumps.optional() },
      ({ headline, text, link, jumps }) => make.calloutHero(headline, text, link, jumps),
    ),
  ],
  {
    error: ({ code, input }) =>
      code === 'invalid_union'
        ? `no block is named ${JSON.stringify((input as { block?: unknown }).block)}`
        : undefined,
  },
);

/** A page as its file says: all but where it stands. */
export const writtenPage = z.strictObject({
  title: text,
  /** One or two sentences for search results and link previews. */
  summary: text,
  template: z.enum(['Page', 'ServicePage', 'HealthWellnessPage']).optional(),
  hidden: z.boolean().optional(),
  fields: fields.optional(),
  /** What stands above everything else of the page. */
  alert: body.optional(),
  body,
  bottom: body.optional(),
});
