import { renderToStaticMarkup } from 'react-dom/server';
import { safeLayout } from '#src/adapters/content/safeLayout.ts';
import type { LayoutSource } from '#src/adapters/content/safeLayout.ts';
import { ArticleHero } from '#src/components/hero/ArticleHero/ArticleHero.tsx';
import { InteriorHero } from '#src/components/hero/InteriorHero/InteriorHero.tsx';
import { RichText } from '#src/components/content/RichText/RichText.tsx';
import { Stats } from '#src/components/content/Stats/Stats.tsx';
import { TextWithIcon } from '#src/components/content/TextWithIcon/TextWithIcon.tsx';
import { SelectedArticles } from '#src/components/listing/SelectedArticles/SelectedArticles.tsx';
import { SideNavigation } from '#src/components/navigation/SideNavigation/SideNavigation.tsx';
import { YoutubeVideo } from '#src/components/media/YoutubeVideo/YoutubeVideo.tsx';
import { GlobalAlert } from '#src/components/shell/GlobalAlert/GlobalAlert.tsx';
import { rows } from '#src/components/rows.generated.ts';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { parseFields, parseParams } from '#src/declaration/parse.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { contentWords } from '#tests/support/renderContent.tsx';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { placedProps } from '#tests/support/placed.ts';

/* 500 payloads in every kind of field: what a page makes of those that got past the rules of authoring. */

const RUNS = 'globalThis.hit=1';
const all = payloads(RUNS);

/** Components that between them have every kind of field that is more than a word of a list. */
const SHOWN: readonly DeclaredComponent[] = [
  ...([ArticleHero, InteriorHero, RichText, Stats] as unknown as DeclaredComponent[]),
  ...([TextWithIcon, SelectedArticles, SideNavigation, YoutubeVideo] as unknown as DeclaredComponent[]),
  GlobalAlert as unknown as DeclaredComponent,
];
const rowOf = (name: string) => (rows as unknown as Record<string, RegistryRow>)[name]!;
interface Kind {
  kind: string;
  of?: unknown;
}
const kindsOf = (row: RegistryRow) =>
  Object.values({ ...row.fields } as Record<string, Kind>).map(({ kind }) => kind);

/** A field of a kind as a layout has it, with a payload in each of its members. */
function hostile({ kind, of }: Kind, text: string): unknown {
  switch (kind) {
    case 'image':
      return { value: { src: text, alt: text, width: text, height: text, srcset: text } };
    case 'link':
      return { value: { href: text, text, title: text, target: text, class: text, anchor: text } };
    case 'reference':
    case 'icon':
      return {
        value: JSON.stringify([
          { id: text, label: text, type: text, entityId: text, prefix: text, name: text },
        ]),
      };
    case 'items':
    case 'menu':
      return [
        {
          id: text,
          name: text,
          displayName: text,
          url: text,
          fields: {
            ...fieldsOf((of ?? {}) as Record<string, Kind>, text),
            Link: hostile({ kind: 'link' }, text),
          },
        },
      ];
    default:
      return { value: text, editable: text };
  }
}
const fieldsOf = (kinds: Record<string, Kind>, text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, hostile(kind, text)]));

/** A rendering as it comes out of the site's adapter of the content platform. */
function cleaned(row: RegistryRow, text: string, source: LayoutSource) {
  const fields = fieldsOf((row.fields ?? {}) as Record<string, Kind>, text);
  const params = Object.fromEntries(Object.keys(row.params ?? {}).map((name) => [name, text]));
  // Child items stand beside the fields, under the name the platform gives them.
  const rendering = {
    componentName: 'x',
    fields: { ...fields, items: Object.values(fields).filter(Array.isArray).flat() },
    params,
  };
  const layout = { sitecore: { context: {}, route: { name: 'x', placeholders: { main: [rendering] } } } };
  safeLayout(layout as never, source);
  return layout.sitecore.route.placeholders.main[0]!;
}

const ELEMENTS = 'script, iframe, object, embed, base, meta, link, style, form, template, svg script';

function expectHarmless(where: object, html: string): void {
  const box = document.createElement('div');
  box.innerHTML = html;
  const found: string[] = [...box.querySelectorAll(ELEMENTS)].map(({ localName }) => localName);
  for (const element of box.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) found.push(name);
      if (
        /^(href|src|action|formaction|xlink:href|poster|srcset)$/i.test(name) &&
        /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value)
      )
        found.push(`${name}=${value}`);
    }
  expect({ ...where, found }).toEqual({ ...where, found: [] });
}

it('every kind of field is among those that are shown', () => {
  const shown = new Set(SHOWN.flatMap(({ name }) => kindsOf(rowOf(name))));
  const there = new Set(Object.values(rows as unknown as Record<string, RegistryRow>).flatMap(kindsOf));
  expect([...there].filter((kind) => !shown.has(kind)).sort()).toEqual([]);
});

it.each(SHOWN.map((one) => [one.name, one] as const))(
  'of 500 payloads in every field and parameter of %s nothing reaches the page that runs',
  (name, Component) => {
    const page = pageFixture({ dictionary: contentWords.en });
    for (const [index, text] of all.entries()) {
      const { fields, params } = cleaned(rowOf(name), text, index % 2 === 0 ? 'published' : 'draft');
      const html = renderToStaticMarkup(
        <OnPage page={page}>
          <Component {...placedProps(name, { fields, params })} />
        </OnPage>,
      );
      expectHarmless({ name, text }, html);
    }
    expect((globalThis as { hit?: number }).hit).toBeUndefined();
  },
);

it('of 500 payloads none is a value of a kind that has words, numbers or flags of its own', () => {
  const closed = new Set(['flag', 'choice', 'number', 'numbers', 'styles']);
  for (const row of Object.values(rows as unknown as Record<string, RegistryRow>)) {
    const own = <T,>(kinds: T | undefined) =>
      Object.fromEntries(
        Object.entries((kinds ?? {}) as Record<string, Kind>).filter(([, { kind }]) => closed.has(kind)),
      );
    const [fields, params] = [own(row.fields), own(row.params)];
    if (Object.keys(fields).length + Object.keys(params).length === 0) continue;
    for (const text of all) {
      // What was sent stands beside what was read, for the editor alone.
      const read = JSON.stringify(
        [
          parseFields(fields as never, fieldsOf(fields, text), 'en'),
          parseParams(params as never, Object.fromEntries(Object.keys(params).map((name) => [name, text]))),
        ],
        (key, value: unknown) => (key === 'raw' ? undefined : value),
      );
      expect(read).not.toMatch(/[<>]|javascript:/);
    }
  }
});
