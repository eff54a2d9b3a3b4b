import { checkLayout } from './layoutSchema.ts';
import { safeLayout } from './safeLayout.ts';
import type { LayoutSource } from './safeLayout.ts';

const DIRTY = '<p onclick="x()">Hi<script>alert(1)</script><img src="javascript:x" onerror="y"></p>';
const HOSTILE = /<script|<iframe|<svg|<style|onclick|onerror|onload|javascript:/i;

/** Everything a field may look like, hostile in each member. */
const hostileFields = () => ({
  Text: { value: DIRTY, editable: DIRTY },
  Empty: { value: '', editable: DIRTY },
  Plain: DIRTY,
  Image: { value: { src: '/a.png', alt: DIRTY }, editable: DIRTY },
  Link: {
    value: { href: '/a', text: DIRTY, title: DIRTY },
    editable: DIRTY,
    editableFirstPart: DIRTY,
    editableLastPart: DIRTY,
  },
  Date: { value: '2026-01-05', editable: DIRTY },
  List: { value: [{ id: '1', fields: { Bio: { value: DIRTY, editable: DIRTY } } }] },
  items: [
    { id: '1', fields: { Bio: { value: DIRTY, editable: DIRTY }, Plain: DIRTY } },
    { id: '2', Beside: DIRTY, Words: [DIRTY] },
  ],
  // Fields may have any name, those of a layout's own members too.
  metadata: { value: DIRTY, editable: DIRTY },
  params: { value: DIRTY, editable: DIRTY },
  value: { value: DIRTY, editable: DIRTY },
  editable: { value: DIRTY, editable: DIRTY },
});

const layoutWith = (fields: () => object, extra: object[] = []) =>
  ({
    sitecore: {
      context: { pageEditing: true },
      route: {
        name: 'x',
        fields: fields(),
        placeholders: {
          main: [
            {
              componentName: 'RichText',
              fields: fields(),
              placeholders: { in: [{ componentName: 'Y', fields: fields() }, ...extra] },
            },
          ],
        },
      },
    },
  }) as never;

it.each(['published', 'draft', 'posted'] as LayoutSource[])(
  'leaves nothing that runs in any kind of field of a %s layout',
  (source) => {
    const layout = safeLayout(layoutWith(hostileFields), source);
    // What was written stands beside it for who draws it as words.
    const drawn = JSON.stringify(layout, (name, member: unknown) =>
      name === 'asWritten' ? undefined : member,
    );
    expect(drawn).not.toMatch(HOSTILE);
    // What is innocent in it stays.
    expect(drawn.match(/<p>Hi/g)?.length).toBeGreaterThan(20);
  },
);

it('drops all editing markup of a published layout, and its claim to be edited', () => {
  const chrome = { name: 'code', type: 'text/sitecore', contents: '{}', attributes: { kind: 'open' } };
  const fields = () => ({ Text: { value: 'Hi', metadata: { rawValue: 'Hi' }, editable: 'Hi' } });
  const layout = JSON.stringify(checkLayout(layoutWith(fields, [chrome]), 'published'));
  expect(layout).not.toMatch(/"editable"|metadata|text\/sitecore|"pageEditing":true/);
  expect(layout.match(/"value":"Hi"/g)).toHaveLength(3);
});

it('keeps of a draft what the editor’s host reads back as it was stored, and no ready-made markup', () => {
  const fields = () => ({ Text: { value: DIRTY, metadata: { rawValue: DIRTY }, editable: DIRTY } });
  const layout = safeLayout(layoutWith(fields), 'draft').sitecore;
  const text = (layout.route?.fields as unknown as ReturnType<typeof fields>).Text;
  expect(text.metadata.rawValue).toBe(DIRTY);
  expect(text.value).toMatch(/^<p>Hi<img [^>]*><\/p>$/);
  expect(text).not.toHaveProperty('editable');
});

it('keeps the marks of a chromes editor in a posted layout, cleaned of all else', () => {
  const editable =
    '<input id="fld_1" class="scFieldValue" name="fld_1" type="hidden" value="&lt;p&gt;Hi&lt;/p&gt;" />' +
    '<span class="scChromeData">{"commands":[{"click":"chrome:field:x"}],"displayName":"Text"}</span>' +
    '<span id="fld_1_edit" sc_item="1" sc_parameters="a=b" contenteditable="true" class="scWebEditInput">' +
    `${DIRTY}<svg onload="x()"></svg></span>`;
  const chrome = {
    name: 'code',
    type: 'text/sitecore',
    contents: '{"a":"</code><script>alert(1)</script>"}',
    attributes: { kind: 'open', id: '1', onClick: 'x()', dangerouslySetInnerHTML: { __html: DIRTY } },
  };
  const fields = () => ({ Text: { value: DIRTY, editable } });
  const layout = safeLayout(layoutWith(fields, [chrome]), 'posted').sitecore;
  const kept = (layout.route?.fields as unknown as ReturnType<typeof fields>).Text.editable;
  expect(kept).not.toMatch(HOSTILE);
  expect(kept).toContain('<input id="fld_1" class="scFieldValue" name="fld_1" type="hidden"');
  expect(kept).toContain('<span class="scChromeData">{"commands":[{"click":"chrome:field:x"}]');
  expect(kept).toContain('sc_parameters="a=b" contenteditable="true" class="scWebEditInput"');
  expect(chrome.attributes).toEqual({ kind: 'open', id: '1' });
  expect(chrome.contents).toBe('{"a":"&lt;/code>&lt;script>alert(1)&lt;/script>"}');
});

it('keeps beside a cleaned text, link or picture the words that were written, and nobody else’s', () => {
  const said = 'AT&T <b>&amp;</b> <Ada>';
  const layout = layoutWith(() => ({
    Text: { value: said, asWritten: DIRTY },
    Plain: { value: 'AT&T', asWritten: DIRTY },
    Link: { value: { href: '/a?b&c', text: said, class: said }, asWritten: { href: 'javascript:x' } },
    Image: { value: { src: '/a.png', alt: said } },
  }));
  const { fields } = safeLayout(layout, 'published').sitecore.route!;
  expect(fields).toEqual({
    Text: { value: 'AT&amp;T <b>&amp;</b>', asWritten: said },
    Plain: { value: 'AT&T' },
    Link: {
      value: { href: '/a?b&c', text: 'AT&amp;T <b>&amp;</b>', class: 'AT&amp;T <b>&amp;</b>' },
      asWritten: { text: said },
    },
    Image: { value: { src: '/a.png', alt: 'AT&amp;T <b>&amp;</b>' }, asWritten: { alt: said } },
  });
});

it('leaves plain text, links, parameters and names alone', () => {
  const fields = () => ({
    Title: { value: '2 < 3 & 4 > 1' },
    Link: { value: { href: '/a?b=1&c=2', text: 'A & B' } },
    Count: { value: 3 },
    IsShown: { value: true },
  });
  const layout = { sitecore: { context: {}, route: { name: '<b>', fields: fields(), placeholders: {} } } };
  const clean = safeLayout(layout as never, 'published').sitecore.route;
  expect(clean).toMatchObject({ name: '<b>', fields: fields() });
});

it('gives headings ids for visitors and in a preview, tells equal ones apart on the page, and keeps what was written', () => {
  const html = '<h2>Rest</h2><p>Hi</p>';
  const fields = () => ({ Text: { value: html, metadata: { rawValue: html } }, Words: { value: 'A < b' } });
  const drawn = ['Rest', 'Rest-2', 'Rest-3'].map(
    (id) => `<h2 id="sec-${id.toLowerCase()}">Rest</h2><p>Hi</p>`,
  );
  const valuesOf = (source: LayoutSource, pageEditing: boolean) => {
    const layout = layoutWith(fields) as { sitecore: { context: { pageEditing: boolean } } };
    layout.sitecore.context.pageEditing = pageEditing;
    const clean = JSON.stringify(safeLayout(layout as never, source));
    if (source !== 'published') expect(clean.split(JSON.stringify({ rawValue: html }))).toHaveLength(4);
    return [...clean.matchAll(/"Text":\{"value":("(?:[^"\\]|\\.)*")/g)].map(
      ([, value]) => JSON.parse(value!) as string,
    );
  };
  expect(valuesOf('published', true)).toEqual(drawn);
  expect(valuesOf('draft', false)).toEqual(drawn);
  for (const source of ['draft', 'posted'] as const)
    expect(valuesOf(source, true)).toEqual([html, html, html]);
  const { fields: own } = safeLayout(layoutWith(fields), 'published').sitecore.route!;
  expect(own).toMatchObject({ Text: { asWritten: html }, Words: { value: 'A < b' } });
});
