import { isRichTextAttribute, isRichTextTag } from '#src/domain/authoring/richTextTags.ts';
import { richText } from '../strings/richText.ts';
import { words } from '../strings/testing/words.ts';
import { createView } from './createView.ts';
import { printDocument } from './print.ts';
import { payloads } from './testing/payloads.ts';

type Global = typeof globalThis & { hit?: number };
const all = payloads('globalThis.hit=1');

let box: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  box = document.body.firstElementChild as HTMLElement;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => ({ left: 0, top: 0, right: 0, bottom: 0 }) as DOMRect;
  document.elementFromPoint ??= () => null;
});

const open = (value: string) =>
  createView({
    ...{ box, value, say: words.en, attributes: () => ({}), stepped: () => undefined },
    ...{ openLink: () => undefined, openPicture: () => undefined, leave: () => undefined },
  }).view;

/** What ProseMirror and our own labels put on elements. */
const OURS = new Set(['class', 'contenteditable', 'draggable']);

function expectHarmless(where: string) {
  for (const element of box.querySelectorAll('*')) {
    const name = element.localName;
    if (element.closest('.RichText-kept') === null)
      expect({ where, name, isOfList: isRichTextTag(name) }).toEqual({ where, name, isOfList: true });
    // A picture is told by its words: nothing is asked for.
    expect(['img', 'script', 'iframe', 'object', 'video', 'link', 'style', 'svg']).not.toContain(
      element.classList.contains('ProseMirror-separator') ? '' : name,
    );
    for (const { name: attribute, value } of element.attributes) {
      if (OURS.has(attribute)) continue;
      expect({ where, attribute, isOfList: isRichTextAttribute(name, attribute) }).toEqual({
        where,
        attribute,
        isOfList: true,
      });
      expect(value).not.toMatch(/^\s*(javascript|data|vbscript):|evil\.example\/(pixel|x|y|z)/i);
    }
  }
  expect((globalThis as Global).hit).toBeUndefined();
}

it('has 500 texts and more to try', () => {
  expect(new Set(all).size).toBeGreaterThanOrEqual(500);
  expect(Object.keys(richText.en)).toEqual(Object.keys(richText.es));
});

it('nothing that is loaded runs, asks for anything, or sets an attribute outside the list; it is printed as it stood', () => {
  for (const text of all) {
    const view = open(text);
    expectHarmless(text);
    expect(printDocument(view.state.doc)).toBe(text);
    view.destroy();
  }
});

it('nothing that is pasted does either, and what is kept of it is within the list', () => {
  for (const text of all) {
    const view = open('<p>Here: </p>');
    view.dispatch(view.state.tr.insertText('x', 6));
    view.pasteHTML(text, new Event('paste') as ClipboardEvent);
    expectHarmless(text);
    const stored = printDocument(view.state.doc);
    for (const [, name = '', attributes = ''] of stored.matchAll(/<([a-z0-9]+)((?:\s[^<>]*)?)>/g)) {
      expect(isRichTextTag(name)).toBe(true);
      for (const [, attribute = ''] of attributes.matchAll(/\s([\w-]+)=/g))
        expect({ stored, is: isRichTextAttribute(name, attribute) }).toEqual({ stored, is: true });
    }
    expect(stored).not.toMatch(/(href|src)="\s*(javascript|data|vbscript)/i);
    view.destroy();
  }
});

it.each([
  [
    'Word',
    '<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal style="margin:0"><b>Bold</b><o:p></o:p></p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span>·<span>&nbsp;</span></span><![endif]>One</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><![if !supportLists]>o<![endif]>Inner</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]>·<![endif]>Two</p><!--EndFragment--></body></html>',
    '<p><strong>Bold</strong></p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Title</span></h1>' +
      '<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> it</span>, 10<span style="vertical-align:super">3</span> ' +
      '<a href="https://example.org/" style="color:red"><span>link</span></a></p><ul><li dir="ltr"><p dir="ltr">One</p></li></ul></b>',
    '<h2>Title</h2><p><strong>Bold</strong><em> it</em>, 10<sup>3</sup> <a href="https://example.org/">link</a></p><ul><li>One</li></ul>',
  ],
  [
    'a page',
    '<div class="card"><div>One</div><div style="color:red">Two <font color="red">red</font></div></div>' +
      '<table class="t"><tr><th scope="col" onclick="x()">H</th></tr><tr><td colspan="2" style="x">C</td></tr></table>',
    '<p>One</p><p>Two red</p><table><tbody><tr><th scope="col">H</th></tr><tr><td colspan="2">C</td></tr></tbody></table>',
  ],
])('what comes from %s is text of the list', (_, html, text) => {
  const view = open('');
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  expect(printDocument(view.state.doc)).toBe(text);
  view.destroy();
});

it('a picture and a kept block that are moved within the text stay what they are', () => {
  const text = '<p>a</p><figure><b>x</b></figure><p>b <img src="/-/media/a.jpg" alt="A &quot;B&quot;" /></p>';
  const view = open(text);
  const { dom } = view.serializeForClipboard(view.state.doc.slice(0, view.state.doc.content.size));
  const copied = dom.innerHTML;
  view.dispatch(view.state.tr.delete(0, view.state.doc.content.size));
  view.pasteHTML(copied, new Event('paste') as ClipboardEvent);
  const stored = printDocument(view.state.doc);
  expect(stored).toContain('<figure><b>x</b></figure>');
  expect(stored).toContain('alt="A &quot;B&quot;"');
  view.destroy();
});
